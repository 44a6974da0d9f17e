import { createRef } from 'react'
import type { StillPictures } from './still-pictures.ts'
import { playerTexts, raceTexts } from '../texts/player-texts.ts'
import { RaceShell } from './race/race-shell.tsx'
import { firstRun } from './run-input.ts'
import { PlayerShell } from './shell/player-shell.tsx'

/**
 * The still picture of a subject, for the build to render: its first step. The live player starts at the same step, so
 * nothing moves when it takes the picture's place. A reader without script sees the input, the list of all steps in
 * words, and the figures of the article. A step from the middle would be hard to understand without the steps before
 * it. Throws when the first preset does not run.
 */
export const stillFrame: StillPictures['stillFrame'] = ({ lang, ...shown }) => {
  const texts = playerTexts(lang)
  return <PlayerShell {...shown} texts={texts} run={firstRun({ ...shown, texts })} start={0} host={createRef()} />
}

/** The still picture of a race. */
export const stillRace: StillPictures['stillRace'] = ({ race, racers, lang }) => (
  <RaceShell
    race={race}
    names={race.first}
    racers={racers}
    texts={playerTexts(lang)}
    raceTexts={raceTexts(lang)}
    onChoose={() => {}}
  />
)
