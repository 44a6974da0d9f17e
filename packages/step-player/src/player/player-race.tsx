'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import './styles/frame.css'
import './styles/stage.css'
import './styles/parts.css'
import './styles/adapt.css'
import type { StillHtml } from './still-pictures.ts'
import type { PlayerTexts } from '../texts/kinds/player.ts'
import type { RaceTexts } from '../texts/kinds/race.ts'
import { algorithmFailure, raceFailure } from '../texts/race-failure.ts'
import type { IslandElement } from '@dev-handbook/generator/client/navigation/island-element'
import { carryOver } from './carry-over.ts'
import { importAgain } from '@dev-handbook/generator/client/ui/import-again'
import { langAround } from './lang-around.ts'
import { LoadFailure } from './load-failure.tsx'
import { loadTexts } from './languages.ts'
import { playerTextModules } from './player-text-modules.ts'
import { raceTextModules } from './race/race-text-modules.ts'
import { RaceShell } from './race/race-shell.tsx'
import type { KeptRace, Race, Racer } from './race/race.ts'
import { loadRace as loadDeclaration, loadSubject } from './subjects.ts'

type Racers = readonly [Racer, Racer]

interface Live {
  race: Race
  /** What the reader left, when the page was open before. */
  kept: KeptRace | undefined
  names: Race['first']
  racers: Racers
  texts: PlayerTexts
  raceTexts: RaceTexts
}

/** Two algorithms of a topic side by side on the same input. `topic` is its name in the site's module of races. */
export const PlayerRace = ({ topic, still }: { topic?: unknown; still?: StillHtml }) => {
  const name = String(topic)
  const picture = useRef<HTMLDivElement>(null)
  const finish = useRef<() => void>(undefined)
  /** Language of the document, read while the still picture is in the page. */
  const knownLang = useRef<string>(undefined)
  /**
   * The last choice in each lane. Answers may arrive in another order; only the answer to the last choice is used.
   * Absent: the race's own first two algorithms.
   */
  const [chosen, setChosen] = useState<{ names?: Race['first'] }>({})
  const [ready, setReady] = useState<Live>()
  const [failure, setFailure] = useState<{ error: unknown; lang: string }>()
  useEffect(() => {
    let isLast = true
    const lang = (knownLang.current ??= langAround(picture.current))
    const kept = picture.current?.closest<IslandElement>('[data-island]')?.kept as KeptRace | undefined
    loadRace(name, { names: chosen.names, lang, kept }).then(
      (loaded) => {
        if (!isLast) return
        // Only the first load replaces a still picture.
        finish.current = picture.current ? carryOver(picture.current) : undefined
        setReady(loaded)
      },
      (error: unknown) => {
        if (isLast) setFailure({ error, lang })
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
        <RaceShell {...ready} names={chosen.names ?? ready.names} onChoose={choose} />
      ) : (
        <div ref={picture} dangerouslySetInnerHTML={{ __html: still?.html ?? '' }} suppressHydrationWarning />
      )}
      {failure === undefined ? null : (
        <LoadFailure texts={ready ? algorithmFailure : raceFailure} {...failure} onRetry={retry} />
      )}
    </>
  )
}

const loadRace = async (
  topic: string,
  { names, lang, kept }: { names: Race['first'] | undefined; lang: string; kept: KeptRace | undefined },
): Promise<Live> => {
  const [race, texts, raceTexts] = await Promise.all([
    loadDeclaration(topic),
    loadTexts(playerTextModules, lang),
    loadTexts(raceTextModules, lang),
  ])
  const known = kept?.names.every((racer) => race.names.includes(racer)) ? kept : undefined
  const all = names ?? known?.names ?? race.first
  return { race, kept: known, names: all, racers: await loadRacers(all), texts, raceTexts }
}

const loadRacers = async ([left, right]: Race['first']): Promise<Racers> => [
  await loadRacer(left),
  await loadRacer(right),
]

const loadRacer = async (name: string): Promise<Racer> => {
  const subject = await loadSubject(name)
  return { name, subject, module: await importAgain(() => subject.load()) }
}
