import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { PlayerTexts } from '../../texts/kinds/player.ts'
import { runInput, type Run, type ShownFault } from '../run-input.ts'
import type { PlayerState } from '../shared-state.ts'
import type { AnySubject } from '../subject.ts'
import { CodePane, type CodeHtmlLine } from './code-pane.tsx'
import { Controls } from './controls.tsx'
import { Facts } from './facts.tsx'
import { followMarks } from './follow-marks.ts'
import { IconButton } from './icon.tsx'
import { InputForm } from './input-form.tsx'
import { usePlayback } from './use-playback.ts'
import { usePlayerKeys } from './use-player-keys.ts'

export interface PlayerShellProps {
  subject: AnySubject
  /** The instrumented module. */
  module: unknown
  lines: readonly CodeHtmlLine[]
  run: Run
  start: number
  /** Actions of the buttons at the title. Absent in the still picture. */
  actions?: {
    share: (state: PlayerState) => void
    /** The answer to the last press of the first button. */
    said: string
    fullScreen?: (() => void) | undefined
  }
  texts: PlayerTexts
  host: RefObject<HTMLElement | null>
}

/** The parts around the picture. The build renders them for the still picture, the browser for the live player. */
export const PlayerShell = ({ run: first, start, ...props }: PlayerShellProps) => {
  const { subject, module, lines, actions, texts, host } = props
  const [run, setRun] = useState(first)
  const [refused, setRefused] = useState<{ fault?: ShownFault }>()
  const { frames } = run.recording
  const playback = usePlayback(frames.length, { start })
  const frame = frames[playback.index] ?? frames[0]
  const { Picture } = subject.stage
  usePlayerKeys(host, playback, frames.length)

  const stage = useRef<HTMLDivElement>(null)
  const follow = () => followMarks(stage.current)
  useEffect(follow, [frame])
  const state: PlayerState = { input: run.text, step: playback.index + 1 }
  useEffect(() => {
    Object.assign(Object(host.current?.parentElement), { kept: state })
  })

  const show = (text: string) => {
    const next = runInput(text, { subject, module, lines, texts })
    if ('fault' in next) return setRefused(next)
    setRefused(undefined)
    setRun(next)
    playback.goTo(0)
  }

  return (
    <section
      ref={host}
      className="player"
      aria-label={texts.player(subject.title)}
      style={{ '--step': `${Math.min(300, playback.interval * 0.8)}ms` } as CSSProperties}
    >
      <div className="head" data-control="">
        <InputForm
          key={first.text}
          label={subject.input.label}
          presets={subject.presets}
          text={run.text}
          fault={refused?.fault}
          onShow={show}
          texts={texts}
        />
        <span className="actions">
          <IconButton icon="share" label={texts.copyLink} onClick={() => actions?.share(state)} />
          {actions && !actions.fullScreen ? null : (
            <IconButton icon="full" label={texts.fullScreen} onClick={() => actions?.fullScreen?.()} />
          )}
        </span>
        <output>{actions?.said}</output>
      </div>
      <div className="scene">
        {/* Follows the marks again once the parts have moved. */}
        <div
          ref={stage}
          className="stage"
          onTransitionEnd={follow}
          {...picture(
            texts.picture({
              title: subject.title,
              input: run.text,
              at: texts.stepOf(state.step, frames.length),
            }),
          )}
        >
          <Picture view={frame.view} />
        </div>
        <p className="words" lang="en" aria-live={playback.playing ? 'off' : 'polite'}>
          {/* A new element for each step: only changes are announced, and two steps may have the same sentence. */}
          <span key={playback.index}>{frame.words}</span>
        </p>
        <Controls playback={playback} length={frames.length} texts={texts} />
        <Facts subject={subject} frame={frame} input={run.input} texts={texts} />
        <CodePane
          lines={lines}
          current={lines.findIndex(({ file, line }) => line === frame.line && file === frame.file)}
        />
      </div>
    </section>
  )
}

/** An SVG is one picture to screen readers. A click on it focuses it, so that the keys control the player. */
const picture = (label: string) => ({ role: 'img', 'aria-label': label, tabIndex: -1 })
