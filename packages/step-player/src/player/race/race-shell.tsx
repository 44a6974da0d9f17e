import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { PlayerTexts, RunFaultTexts } from '../../texts/kinds/player.ts'
import type { RaceTexts } from '../../texts/kinds/race.ts'
import { record, RunFault, type Recording } from '../record.ts'
import { Controls } from '../shell/controls.tsx'
import type { ShownFault } from '../run-input.ts'
import { InputForm } from '../shell/input-form.tsx'
import { usePlayback } from '../shell/use-playback.ts'
import { usePlayerKeys } from '../shell/use-player-keys.ts'
import { Lane, momentOf } from './lane.tsx'
import type { KeptRace, Race, Racer } from './race.ts'

interface RaceShellProps {
  race: Race
  kept?: KeptRace | undefined
  /** The reader's choice. `racers` follow once the algorithms are loaded. */
  names: Race['first']
  racers: readonly [Racer, Racer]
  onChoose: (names: Race['first']) => void
  texts: PlayerTexts
  raceTexts: RaceTexts
}

/** Two algorithms on the same input, side by side. At each moment both have done the same number of operations. */
export const RaceShell = ({ race, kept, names, racers, onChoose, texts, raceTexts }: RaceShellProps) => {
  const { faults } = texts
  const first = race.presets[0].text
  const [text, setText] = useState(() => kept?.text ?? (typeof first === 'string' ? first : first()))
  const [refused, setRefused] = useState<{ fault?: ShownFault }>()
  const recordings = useMemo(() => runAll(text, { race, racers, faults }), [text, race, racers, faults])
  const lanes = 'value' in recordings ? recordings.value : []
  const length = Math.max(1, ...lanes.map(({ frames }) => (frames.at(-1)?.operations ?? 0) + 2))
  const playback = usePlayback(length, { start: kept?.step ?? 0, speed: 4 })
  const root = useRef<HTMLElement>(null)
  usePlayerKeys(root, playback, length)
  const state: KeptRace = { names, text, step: playback.index }
  useEffect(() => {
    Object.assign(Object(root.current?.parentElement), { kept: state })
  })
  const show = (next: string) => {
    const result = runAll(next, { race, racers, faults })
    if ('fault' in result) return setRefused(result)
    setRefused(undefined)
    setText(next)
    playback.goTo(0)
  }
  const moments = racers.map((racer, lane) =>
    momentOf(racer, { frames: lanes[lane]?.frames ?? [], operations: playback.index, texts: raceTexts }),
  )
  return (
    <section
      ref={root}
      className="player race"
      aria-label={raceTexts.race}
      style={{ '--step': `${Math.min(300, playback.interval * 0.8)}ms` } as CSSProperties}
    >
      <div className="head" data-control="">
        <InputForm
          label={race.input.label}
          presets={race.presets}
          text={text}
          fault={'fault' in recordings ? recordings.fault : refused?.fault}
          onShow={show}
          texts={texts}
        />
      </div>
      <div className="lanes">
        {moments.map((moment, lane) => (
          <Lane key={lane === 0 ? 'left' : 'right'} stage={race.stage} moment={moment}>
            <Choice
              label={lane === 0 ? raceTexts.firstAlgorithm : raceTexts.secondAlgorithm}
              all={race.names}
              name={names[lane] ?? ''}
              onChange={(name) => onChoose(lane === 0 ? [name, names[1]] : [names[0], name])}
            />
          </Lane>
        ))}
      </div>
      {/* One text for both: two numbers alone would have no names. While the race runs, only racers that are done. */}
      <p className="said" aria-live="polite">
        {moments
          .filter(({ isDone }) => isDone || !playback.playing)
          .map(({ sentence }) => sentence)
          .join(' ')}
      </p>
      <Controls playback={playback} length={length} texts={texts} />
    </section>
  )
}

interface ChoiceProps {
  label: string
  all: readonly string[]
  name: string
  onChange: (name: string) => void
}

const Choice = ({ label, all, name, onChange }: ChoiceProps) => (
  <select data-control="" aria-label={label} value={name} onChange={(event) => onChange(event.currentTarget.value)}>
    {all.map((known) => (
      <option key={known} value={known}>
        {titleOf(known)}
      </option>
    ))}
  </select>
)

const runAll = (
  text: string,
  { race, racers, faults }: { race: Race; racers: readonly Racer[]; faults: RunFaultTexts },
): { value: Recording[] } | { fault: ShownFault } => {
  const parsed = race.input.parse(text)
  if ('fault' in parsed) return parsed
  try {
    return { value: racers.map(({ subject, module }) => record({ subject, module, input: parsed.value, faults })) }
  } catch (error) {
    if (error instanceof RunFault) return { fault: error.message }
    throw error
  }
}

const titleOf = (name: string): string => {
  const words = name
    .replace(/^.*\//, '')
    .replaceAll('-', ' ')
    .replace('heap sort', 'heapsort')
    .replace('quick sort', 'quicksort')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
