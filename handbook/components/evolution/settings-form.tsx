import { useId } from 'react'
import type { Simulation } from './simulation.ts'
import type { WorldSettings } from './world.ts'

/**
 * The settings of evolution. The two settings for mutation change the next generation. Each other setting starts a new
 * world.
 */
export const SettingsForm = ({
  simulation,
  settings: { seed, birds, genetics },
}: {
  simulation: Simulation
  settings: WorldSettings
}) => (
  <div className="settings" data-control="">
    <Slider
      label="Mutation chance"
      value={genetics.mutationChance}
      max={0.5}
      step={0.01}
      onChange={(mutationChance) => simulation.tune({ mutationChance })}
    >
      {`${Math.round(genetics.mutationChance * 100)}%`}
    </Slider>
    <Slider
      label="Mutation strength"
      value={genetics.mutationStrength}
      max={2}
      step={0.05}
      onChange={(mutationStrength) => simulation.tune({ mutationStrength })}
    >
      {genetics.mutationStrength.toFixed(2)}
    </Slider>
    <Slider
      label="Birds"
      value={birds}
      min={5}
      max={100}
      step={5}
      onChange={(count) => simulation.restart({ birds: count })}
    >
      {String(birds)}
    </Slider>
    <label>
      Seed{' '}
      <input
        type="number"
        min={0}
        max={4_294_967_295}
        step={1}
        value={seed}
        onChange={({ currentTarget: { validity, valueAsNumber } }) =>
          validity.valid && Number.isInteger(valueAsNumber) && simulation.restart({ seed: valueAsNumber })
        }
      />
    </label>
  </div>
)

interface SliderProps {
  label: string
  value: number
  min?: number
  max: number
  step: number
  onChange: (value: number) => void
  /** The value as text. */
  children: string
}

const Slider = ({ label, value, min = 0, max, step, onChange, children }: SliderProps) => {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>{' '}
      <output htmlFor={id} aria-live="off">
        {children}
      </output>
      <input
        id={id}
        type="range"
        aria-valuetext={children}
        {...{ value, min, max, step }}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </p>
  )
}
