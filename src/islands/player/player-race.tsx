import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { carryOver } from './carry-over.ts'
import { importAgain } from './import-again.ts'
import { LoadFailure } from './load-failure.tsx'
import { RaceShell } from './race/race-shell.tsx'
import { races, type Race, type Racer } from './race/races.ts'
import type { StillHtml } from './step-player.tsx'
import { loadSubject } from './subjects.ts'

type Racers = readonly [Racer, Racer]

/** Two algorithms of a topic side by side on the same input. `topic`: its name in `races.ts`. */
export const PlayerRace = ({ topic, still }: { topic?: unknown; still?: StillHtml }) => {
  const race = races[String(topic)]
  const picture = useRef<HTMLDivElement>(null)
  const finish = useRef<() => void>(undefined)
  /** What was chosen last in each lane: of answers that come in another order, it alone counts. */
  const [names, setNames] = useState(race?.first)
  const [racers, setRacers] = useState<Racers>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!names) return undefined
    let isLast = true
    loadRacers(names).then(
      (loaded) => {
        if (!isLast) return
        // There is a still picture the first time only.
        finish.current = picture.current ? carryOver(picture.current) : undefined
        setRacers(loaded)
      },
      (error: unknown) => {
        if (isLast) setFailure(error)
      },
    )
    return () => void (isLast = false)
  }, [names])
  useLayoutEffect(() => {
    if (racers) finish.current?.()
  }, [racers])
  const choose = ([left, right]: Race['first']) => {
    setFailure(undefined)
    setNames([left, right])
  }
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: still?.css ?? '' }} suppressHydrationWarning />
      {race && names && racers ? <RaceShell {...{ race, names, racers }} onChoose={choose} /> : <div ref={picture} dangerouslySetInnerHTML={{ __html: still?.html ?? '' }} suppressHydrationWarning />}
      {failure === undefined || !names ? null : <LoadFailure what={racers ? 'The algorithm' : 'The race'} error={failure} onRetry={() => choose(names)} />}
    </>
  )
}

const loadRacers = async ([left, right]: Race['first']): Promise<Racers> => [await loadRacer(left), await loadRacer(right)]

const loadRacer = async (name: string): Promise<Racer> => {
  const subject = await loadSubject(name)
  return { name, subject, module: await importAgain(() => subject.load()) }
}
