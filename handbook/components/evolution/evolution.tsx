import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Controls } from './controls.tsx'
import { GenerationChart } from './generation-chart.tsx'
import { GenerationTable } from './generation-table.tsx'
import { SettingsForm } from './settings-form.tsx'
import { createSimulation, type Moment } from './simulation.ts'
import { useVisibility } from './use-visibility.ts'
import { defaultSettings } from './world.ts'
import { WorldView } from './world-view.tsx'

/**
 * Birds that learn to find food, generation by generation. The simulation is paused until the reader plays it, and
 * while it is not visible. Without script the page shows a picture of the start.
 */
export const Evolution = () => {
  const section = useRef<HTMLElement>(null)
  const [simulation] = useState(() => createSimulation(defaultSettings))
  const moment = useSyncExternalStore(simulation.subscribe, simulation.moment, simulation.moment)
  const title = useId()
  useVisibility(section, simulation.setVisible)
  const { settings, generation, step, reports } = moment
  return (
    <section ref={section} className="evolution" aria-label="Evolution of birds">
      <div className="sides">
        <div>
          <WorldView simulation={simulation} />
          <p className="moment">
            <span>Generation {generation}</span> <span>{`step ${step} of ${settings.steps.toLocaleString('en')}`}</span>
          </p>
          <p className="unscripted">The birds need JavaScript to fly: this is where they begin.</p>
          <Controls simulation={simulation} moment={moment} />
        </div>
        <div className="record">
          <p id={title} className="title">
            Food that a bird has eaten
          </p>
          <GenerationChart reports={reports} />
          <p className="legend">Line: average. Band: least to most.</p>
          <GenerationTable reports={reports} labelledBy={title} />
          <output className="sr-only">{announcement(moment)}</output>
        </div>
      </div>
      <SettingsForm simulation={simulation} settings={settings} />
    </section>
  )
}

/** Text for screen readers. It announces only the results that the reader asked for, not each generation of a run. */
const announcement = ({ motion, reports }: Moment): string => {
  const last = reports.at(-1)
  if (!last || motion !== 'paused') return ''
  return `Generation ${last.generation}: least ${last.least}, average ${last.average.toFixed(2)}, most ${last.most}.`
}
