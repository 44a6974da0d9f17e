import type { PlayerTexts } from '../../texts/kinds/player.ts'
import { IconButton } from './icon.tsx'
import { speeds, type Playback } from './use-playback.ts'

interface ControlsProps {
  playback: Playback
  /** Number of steps. */
  length: number
  texts: PlayerTexts
}

/** Buttons, the speed, and a slider over all steps. */
export const Controls = ({ playback, length, texts }: ControlsProps) => {
  const { index, playing, speed, setSpeed, goTo, toggle } = playback
  const last = length - 1
  return (
    <div className="controls" data-control="">
      <IconButton icon="restart" label={texts.restart} keys="Home" onClick={() => goTo(0)} disabled={index === 0} />
      <IconButton icon="back" label={texts.stepBack} keys="←" onClick={() => goTo(index - 1)} disabled={index === 0} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? texts.pause : texts.play}
        keys={texts.space}
        onClick={toggle}
      />
      <IconButton
        icon="forward"
        label={texts.stepForward}
        keys="→"
        onClick={() => goTo(index + 1)}
        disabled={index === last}
      />
      <select aria-label={texts.speed} value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
        {speeds.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
      <input
        type="range"
        aria-label={texts.step}
        aria-valuetext={texts.stepOf(index + 1, length)}
        min={0}
        max={last}
        value={index}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      {/* No `output`: screen readers announce the sentence of a step, and the slider has its number. */}
      <span>{`${index + 1} / ${length}`}</span>
    </div>
  )
}
