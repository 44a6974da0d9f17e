import type { Moment, Simulation } from './simulation.ts'

export const speeds = [1, 4, 16] as const

/** Buttons and fields that control the movement of the world. */
export const Controls = ({ simulation, moment: { motion, speed } }: { simulation: Simulation; moment: Moment }) => (
  <div className="controls" data-control="">
    <button
      type="button"
      className="main"
      onClick={() => simulation.setMotion(motion === 'playing' ? 'paused' : 'playing')}
    >
      {motion === 'playing' ? 'Pause' : 'Play'}
    </button>
    <button type="button" onClick={simulation.step}>
      Step
    </button>
    <button type="button" aria-disabled={motion === 'skipping'} onClick={() => simulation.setMotion('skipping')}>
      Run a generation
    </button>
    <button type="button" onClick={() => simulation.restart()}>
      Start over
    </button>
    <label>
      Speed{' '}
      <select value={speed} onChange={(event) => simulation.setSpeed(Number(event.currentTarget.value))}>
        {speeds.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
    </label>
  </div>
)
