import { useCallback, useEffect, useRef, useState } from 'react'
import { importAgain } from './import-again.ts'
import { LoadFailure } from './load-failure.tsx'
import { RaceShell, type Racer } from './race/race-shell.tsx'
import { races, type Race } from './race/races.ts'
import type { StillHtml } from './step-player.tsx'
import { loadSubject } from './subjects.ts'

type Racers = readonly [Racer, Racer]

/** Two algorithms of a topic side by side on the same input. `topic`: its name in `races.ts`. */
export const PlayerRace = ({ topic, still }: { topic?: unknown; still?: StillHtml }) => {
  const race = races[String(topic)]
  const [racers, setRacers] = useState<Racers>()
  const [failure, setFailure] = useState<unknown>()
  const begin = useCallback(() => {
    if (race) loadRacers(race.first).then(setRacers, setFailure)
  }, [race])
  useEffect(begin, [begin])
  const retry = () => {
    setFailure(undefined)
    begin()
  }
  /** What was chosen last in each lane: of answers that come in another order, it alone counts. */
  const chosen = useRef<Record<number, string>>({})
  const choose = (lane: number, name: string) => {
    chosen.current[lane] = name
    setFailure(undefined)
    loadRacer(name).then(
      (racer) => {
        if (chosen.current[lane] === name) setRacers((last) => last && (lane === 0 ? [racer, last[1]] : [last[0], racer]))
      },
      (error: unknown) => {
        if (chosen.current[lane] === name) setFailure(error)
      },
    )
  }
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: still?.css ?? '' }} suppressHydrationWarning />
      {race && racers ? <RaceShell race={race} racers={racers} onChoose={choose} /> : <div dangerouslySetInnerHTML={{ __html: still?.html ?? '' }} suppressHydrationWarning />}
      {failure === undefined ? null : racers ? (
        <p role="alert" className="island-failed" title={String(failure)}>
          An algorithm could not be loaded. Choose it again when the network is back.
        </p>
      ) : (
        <LoadFailure what="The race" error={failure} onRetry={retry} />
      )}
    </>
  )
}

const loadRacers = async ([left, right]: Race['first']): Promise<Racers> => [await loadRacer(left), await loadRacer(right)]

const loadRacer = async (name: string): Promise<Racer> => {
  const subject = await loadSubject(name)
  return { name, subject, module: await importAgain(() => subject.load()) }
}
