import { IconButton } from './icon.tsx'
import { speeds, type Playback } from './use-playback.ts'

/** Buttons, speed and the line of all steps. */
export const Controls = ({ playback, length }: { playback: Playback; length: number }) => {
  const { index, playing, speed, setSpeed, goTo, toggle } = playback
  const last = length - 1
  return (
    <div className="controls" data-control="">
      <IconButton icon="restart" label="Restart" keys="Home" onClick={() => goTo(0)} disabled={index === 0} />
      <IconButton icon="back" label="Step back" keys="←" onClick={() => goTo(index - 1)} disabled={index === 0} />
      <IconButton icon={playing ? 'pause' : 'play'} label={playing ? 'Pause' : 'Play'} keys="Space" onClick={toggle} />
      <IconButton
        icon="forward"
        label="Step forward"
        keys="→"
        onClick={() => goTo(index + 1)}
        disabled={index === last}
      />
      <select aria-label="Speed" value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
        {speeds.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`${index + 1} of ${length}`}
        min={0}
        max={last}
        value={index}
        onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
      />
      {/* No `output`: what is said of a step is its sentence, and the slider has its number. */}
      <span>{`${index + 1} / ${length}`}</span>
    </div>
  )
}
