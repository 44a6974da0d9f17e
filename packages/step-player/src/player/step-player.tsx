'use client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import './styles/frame.css'
import './styles/stage.css'
import './styles/parts.css'
import './styles/adapt.css'
import type { StillHtml } from './still-pictures.ts'
import type { PlayerTexts } from '../texts/kinds/player.ts'
import { playerFailure } from '../texts/player-failure.ts'
import { carryOver } from './carry-over.ts'
import type { IslandElement } from '@dev-handbook/generator/client/navigation/island-element'
import { savedPlace } from '@dev-handbook/generator/client/navigation/saved-place'
import { copyText } from '@dev-handbook/generator/client/ui/copy-text'
import { importAgain } from '@dev-handbook/generator/client/ui/import-again'
import { langAround } from './lang-around.ts'
import { LoadFailure } from './load-failure.tsx'
import { loadTexts } from './languages.ts'
import { playerTextModules } from './player-text-modules.ts'
import { firstRun, runInput, type Run } from './run-input.ts'
import { readSharedState, sharedHash, type PlayerState } from './shared-state.ts'
import { readCodeLines, type CodeHtmlLine } from './shell/code-pane.tsx'
import { PlayerShell } from './shell/player-shell.tsx'
import type { AnySubject } from './subject.ts'
import { loadSubject } from './subjects.ts'

interface Live {
  subject: AnySubject
  module: unknown
  lines: readonly CodeHtmlLine[]
  texts: PlayerTexts
  run: Run
  start: number
  /** Whether the address names this run. */
  shared?: boolean
}

/**
 * An algorithm, step by step. `of` is the name of a subject of the site. The build gives `still`, the picture of the
 * first step. In the browser the picture stays until the subject has been loaded and run. Then the live player of the
 * same size takes its place, with the focus and the reader's input.
 */
export const StepPlayer = ({ of, still }: { of?: unknown; still?: StillHtml }) => {
  const name = String(of)
  const picture = useRef<HTMLDivElement>(null)
  const finish = useRef<() => void>(undefined)
  const [live, setLive] = useState<Live>()
  const [failure, setFailure] = useState<{ error: unknown; lang: string }>()
  const begin = useCallback(() => {
    const element = picture.current
    const lang = langAround(element)
    const lines = element ? readCodeLines(element) : []
    const kept = (element?.parentElement as IslandElement | null | undefined)?.kept
    load(name, { lines, lang, kept }).then(
      (loaded) => {
        finish.current = carryOver(element)
        setLive(loaded)
      },
      (error: unknown) => setFailure({ error, lang }),
    )
  }, [name])
  useEffect(begin, [begin])
  useLayoutEffect(() => {
    if (live) finish.current?.()
  }, [live])
  const retry = () => {
    setFailure(undefined)
    begin()
  }
  return (
    <>
      {live ? (
        <LivePlayer name={name} live={live} />
      ) : (
        <div ref={picture} dangerouslySetInnerHTML={{ __html: still?.html ?? '' }} suppressHydrationWarning />
      )}
      {failure === undefined ? null : <LoadFailure texts={playerFailure} {...failure} onRetry={retry} />}
    </>
  )
}

const load = async (
  name: string,
  { lines, lang, kept }: { lines: readonly CodeHtmlLine[]; lang: string; kept: unknown },
): Promise<Live> => {
  const [subject, texts] = await Promise.all([loadSubject(name), loadTexts(playerTextModules, lang)])
  const module = await importAgain(() => subject.load())
  const context = { subject, module, lines, texts }
  return { ...context, ...sharedRun(name, context, kept as PlayerState | undefined) }
}

/** The run that the reader left, or that the address names, or otherwise the run of the still picture. */
const sharedRun = (
  name: string,
  context: Pick<Live, 'subject' | 'module' | 'lines' | 'texts'>,
  kept?: PlayerState,
): Pick<Live, 'run' | 'start' | 'shared'> => {
  const named = readSharedState(location.hash)
  const at = kept ?? (named?.of === name ? named : undefined)
  const run = at && runInput(at.input, context)
  if (run && 'recording' in run) return { run, start: at.step - 1, shared: !kept }
  return { run: firstRun(context), start: 0 }
}

/** Milliseconds for which the answer to a copy is shown. */
const saidTime = 4000

/**
 * Whether the reader came back to the address, by Back or a reload. The page is then at the reader's last place. Without
 * the Navigation API, a stored place cannot be told from an earlier visit to the same address.
 */
const isReturn = (): unknown => 'navigation' in window && savedPlace()

/** The shell with the functions that only a browser has: links to a step, and full screen. */
const LivePlayer = ({ name, live }: { name: string; live: Live }) => {
  const host = useRef<HTMLElement>(null)
  const [state, setState] = useState({ ...live, key: 0 })
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(setSaid, saidTime, '')
    return () => clearTimeout(timer)
  }, [said])
  useEffect(() => {
    if (state.shared && !isReturn()) host.current?.scrollIntoView({ block: 'center' })
  }, [state])
  useEffect(() => {
    const follow = () => {
      const next = sharedRun(name, live)
      if (next.shared) setState((last) => ({ ...live, ...next, key: last.key + 1 }))
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [name, live])
  const share = (state: PlayerState) => {
    history.replaceState(history.state, '', sharedHash(name, state))
    // A repeated text is a change, too: it is read aloud again, and stays as long as the first one.
    setSaid('')
    void copyText(location.href).then((copied) => setSaid(live.texts[copied ? 'linkCopied' : 'linkShown']))
  }
  const fullScreen = document.fullscreenEnabled
    ? () => void (document.fullscreenElement ? document.exitFullscreen() : host.current?.requestFullscreen())
    : undefined
  const { key, ...shown } = state
  return <PlayerShell key={key} host={host} actions={{ share, said, fullScreen }} {...shown} />
}
