import { useEffect, useState } from 'react'
import { importAgain } from './import-again.ts'
import { RaceShell, type Racer } from './race/race-shell.tsx'
import { races, type Race } from './race/races.ts'
import type { StillHtml } from './step-player.tsx'
import { loadSubject } from './subjects.ts'

type Racers = readonly [Racer, Racer]

/** Two algorithms of a topic side by side on the same input. `topic`: its name in `races.ts`. */
export const PlayerRace = ({ topic, still }: { topic?: unknown; still?: StillHtml }) => {
  const race = races[String(topic)]
  const [racers, setRacers] = useState<Racers>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (race) loadRacers(race.first).then(setRacers, () => setFailed(true))
  }, [race])
  const choose = (lane: number, name: string) => {
    setFailed(false)
    loadRacer(name).then(
      (racer) => setRacers((last) => last && (lane === 0 ? [racer, last[1]] : [last[0], racer])),
      () => setFailed(true),
    )
  }
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: still?.css ?? '' }} suppressHydrationWarning />
      {race && racers ? <RaceShell race={race} racers={racers} onChoose={choose} /> : <div dangerouslySetInnerHTML={{ __html: still?.html ?? '' }} suppressHydrationWarning />}
      {failed ? (
        <p role="alert" className="island-failed">
          An algorithm could not be loaded. Choose it again when the network is back.
        </p>
      ) : null}
    </>
  )
}

const loadRacers = async ([left, right]: Race['first']): Promise<Racers> => [await loadRacer(left), await loadRacer(right)]

const loadRacer = async (name: string): Promise<Racer> => {
  const subject = await loadSubject(name)
  return { name, subject, module: await importAgain(() => subject.load()) }
}
