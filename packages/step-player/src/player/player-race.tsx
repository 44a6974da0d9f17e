'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import './styles/frame.css'
import './styles/stage.css'
import './styles/parts.css'
import './styles/adapt.css'
import { carryOver } from './carry-over.ts'
import { importAgain } from '@dev-handbook/generator/client/ui/import-again'
import { LoadFailure } from './load-failure.tsx'
import { RaceShell } from './race/race-shell.tsx'
import type { Race, Racer } from './race/race.ts'
import type { StillHtml } from './step-player.tsx'
import { loadRace, loadSubject } from './subjects.ts'

type Racers = readonly [Racer, Racer]

/** Two algorithms of a topic side by side on the same input. `topic`: its name in the site's module of races. */
export const PlayerRace = ({ topic, still }: { topic?: unknown; still?: StillHtml }) => {
  const name = String(topic)
  const picture = useRef<HTMLDivElement>(null)
  const finish = useRef<() => void>(undefined)
  /** What was chosen last in each lane: of answers that come in another order, it alone counts. Absent: who stands at the start. */
  const [chosen, setChosen] = useState<{ names?: Race['first'] }>({})
  const [ready, setReady] = useState<{ race: Race; racers: Racers }>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let isLast = true
    loadLanes(name, chosen.names).then(
      (loaded) => {
        if (!isLast) return
        // There is a still picture the first time only.
        finish.current = picture.current ? carryOver(picture.current) : undefined
        setReady(loaded)
      },
      (error: unknown) => {
        if (isLast) setFailure(error)
      },
    )
    return () => void (isLast = false)
  }, [name, chosen])
  useLayoutEffect(() => {
    if (ready) finish.current?.()
  }, [ready])
  const choose = ([left, right]: Race['first']) => {
    setFailure(undefined)
    setChosen({ names: [left, right] })
  }
  const retry = () => {
    setFailure(undefined)
    setChosen((last) => ({ ...last }))
  }
  return (
    <>
      {ready ? (
        <RaceShell {...ready} names={chosen.names ?? ready.race.first} onChoose={choose} />
      ) : (
        <div ref={picture} dangerouslySetInnerHTML={{ __html: still?.html ?? '' }} suppressHydrationWarning />
      )}
      {failure === undefined ? null : (
        <LoadFailure what={ready ? 'The algorithm' : 'The race'} error={failure} onRetry={retry} />
      )}
    </>
  )
}

const loadLanes = async (topic: string, names?: Race['first']): Promise<{ race: Race; racers: Racers }> => {
  const race = await loadRace(topic)
  return { race, racers: await loadRacers(names ?? race.first) }
}

const loadRacers = async ([left, right]: Race['first']): Promise<Racers> => [
  await loadRacer(left),
  await loadRacer(right),
]

const loadRacer = async (name: string): Promise<Racer> => {
  const subject = await loadSubject(name)
  return { name, subject, module: await importAgain(() => subject.load()) }
}
