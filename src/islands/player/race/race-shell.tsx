import { useMemo, useState, type ComponentType, type CSSProperties } from 'react'
import { record, RunFault, type Recording } from '../record.ts'
import { Controls } from '../shell/controls.tsx'
import { InputForm } from '../shell/input-form.tsx'
import { usePlayback } from '../shell/use-playback.ts'
import type { ArrayView } from '../stages/array-view.ts'
import type { AnySubject, Frame, Parsed } from '../subject.ts'
import type { Race } from './races.ts'

/** One who runs. */
export interface Racer {
  name: string
  subject: AnySubject
  module: unknown
}

interface RaceShellProps {
  race: Race
  racers: readonly [Racer, Racer]
  /** Changes who runs in a lane. */
  onChoose: (lane: number, name: string) => void
}

/** Two algorithms on the same input, side by side: at each moment both have done the same number of operations. */
export const RaceShell = ({ race, racers, onChoose }: RaceShellProps) => {
  const first = race.presets[0].text
  const [text, setText] = useState(typeof first === 'string' ? first : first())
  const [fault, setFault] = useState<string>()
  const recordings = useMemo(() => runAll(text, { race, racers }), [text, race, racers])
  const lanes = 'value' in recordings ? recordings.value : []
  const length = Math.max(1, ...lanes.map(({ frames }) => (frames.at(-1)?.operations ?? 0) + 2))
  const playback = usePlayback(length, { start: Math.round(length * 0.2), speed: 4 })
  const show = (next: string) => {
    const result = runAll(next, { race, racers })
    setFault('fault' in result ? result.fault : undefined)
    if ('fault' in result) return
    setText(next)
    playback.goTo(0)
  }
  return (
    <section className="player race" aria-label="A race of two algorithms" style={{ '--step': `${Math.min(300, playback.interval * 0.8)}ms` } as CSSProperties}>
      <div className="head" data-control="">
        <InputForm label={race.input.label} presets={race.presets} text={text} fault={'fault' in recordings ? recordings.fault : fault} onShow={show} />
      </div>
      <div className="lanes">
        {racers.map((racer, lane) => (
          <Lane key={lane === 0 ? 'left' : 'right'} racer={racer} race={race} recording={lanes[lane]} operations={playback.index} playing={playback.playing} onChoose={(name) => onChoose(lane, name)} />
        ))}
      </div>
      <Controls playback={playback} length={length} />
    </section>
  )
}

interface LaneProps {
  racer: Racer
  race: Race
  recording: Recording | undefined
  operations: number
  playing: boolean
  onChoose: (name: string) => void
}

const Lane = ({ racer, race, recording, operations, playing, onChoose }: LaneProps) => {
  const { frames } = recording ?? {}
  const index = frames ? frameAt(frames, operations) : 0
  const frame = frames?.[index]
  const isDone = frames !== undefined && index === frames.length - 1
  const Picture = race.stage.Picture as ComponentType<{ view: unknown }>
  const made = `${frame?.operations ?? 0} comparison${frame?.operations === 1 ? '' : 's'}`
  return (
    <div className="lane">
      <select aria-label="Algorithm" value={racer.name} onChange={(event) => onChoose(event.currentTarget.value)}>
        {race.names.map((name) => (
          <option key={name} value={name}>
            {titleOf(name)}
          </option>
        ))}
      </select>
      <div className="stage" {...picture(`${racer.subject.title} after ${made}`)}>
        {frame ? <Picture view={firstRow(frame.view)} /> : null}
      </div>
      {/* While the race runs, only its end is worth saying. */}
      <p aria-live={playing && !isDone ? 'off' : 'polite'}>{isDone ? `Done after ${made}.` : made}</p>
    </div>
  )
}

const picture = (label: string) => ({ role: 'img', 'aria-label': label })

/** Only the list itself: what else an algorithm keeps would make the lanes unequal. */
const firstRow = (view: unknown): unknown => {
  const { rows, placed, frame, ...rest } = view as ArrayView
  return {
    ...rest,
    rows: rows.slice(0, 1).map((row) => ({ ...row, label: undefined, pointers: [] })),
    placed: placed?.filter(({ row }) => row === 0),
    frame: frame && { ...frame, pointerLines: [] },
  }
}

/** The last frame that needed no more operations than these. */
const frameAt = (frames: readonly Frame[], operations: number): number => {
  const after = frames.findIndex((frame) => frame.operations > operations)
  if (after === -1) return operations >= (frames.at(-1)?.operations ?? 0) + 1 ? frames.length - 1 : Math.max(0, frames.length - 2)
  return Math.max(0, after - 1)
}

const runAll = (text: string, { race, racers }: { race: Race; racers: readonly Racer[] }): Parsed<Recording[]> => {
  const parsed = race.input.parse(text)
  if ('fault' in parsed) return parsed
  try {
    return { value: racers.map(({ subject, module }) => record({ subject, module, input: parsed.value })) }
  } catch (error) {
    if (error instanceof RunFault) return { fault: error.message }
    throw error
  }
}

const titleOf = (name: string): string => {
  const words = name.replace(/^.*\//, '').replaceAll('-', ' ').replace('heap sort', 'heapsort').replace('quick sort', 'quicksort')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
