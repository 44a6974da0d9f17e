import type { ReactElement } from 'react'
import { RaceShell } from './race/race-shell.tsx'
import type { Race, Racer } from './race/race.ts'
import { firstRun } from './run-input.ts'
import type { CodeHtmlLine } from './shell/code-pane.tsx'
import { PlayerShell } from './shell/player-shell.tsx'
import type { AnySubject } from './subject.ts'

/**
 * The still picture of a subject, for the build to render: its first step. The live player starts there as well, so nothing
 * moves when it takes the picture's place. A reader without script sees the input, the list of all steps in words, and the
 * figures of the article. A step from the middle would be a riddle without the steps before it. Throws when the first preset
 * does not run.
 */
export const stillFrame = ({
  subject,
  module,
  lines,
}: {
  subject: AnySubject
  module: unknown
  lines: readonly CodeHtmlLine[]
}): ReactElement => {
  const run = firstRun({ subject, module, lines })
  return <PlayerShell subject={subject} module={module} lines={lines} run={run} start={0} />
}

/** The still picture of a race. */
export const stillRace = ({ race, racers }: { race: Race; racers: readonly [Racer, Racer] }): ReactElement => (
  <RaceShell race={race} names={race.first} racers={racers} onChoose={() => {}} />
)
