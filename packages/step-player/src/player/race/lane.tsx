import type { ComponentType, ReactNode } from 'react'
import type { RaceTexts } from '../../texts/kinds/race.ts'
import type { ArrayView } from '../stages/array-view.ts'
import type { Frame } from '../subject.ts'
import type { Racer, Race } from './race.ts'

/** The state of a racer after a number of operations. */
export interface Moment {
  frame: Frame | undefined
  isDone: boolean
  /** Name of the racer's picture: `Merge sort after 10 comparisons` */
  name: string
  /** `Merge sort: done after 10 comparisons.` */
  sentence: string
}

/** Returns the state of a racer after `operations`, in a run of `frames`. */
export const momentOf = (
  { subject: { title } }: Racer,
  { frames, operations, texts }: { frames: readonly Frame[]; operations: number; texts: RaceTexts },
): Moment => {
  const index = frameAt(frames, operations)
  const frame = frames[index]
  const isDone = frame !== undefined && index === frames.length - 1
  const made = texts.comparisons(frame?.operations ?? 0)
  const name = texts.picture(title, made)
  return { frame, isDone, name, sentence: `${title}: ${isDone ? texts.done(made) : made}.` }
}

interface LaneProps {
  stage: Race['stage']
  moment: Moment
  /** The select box for the algorithm of this lane. */
  children: ReactNode
}

export const Lane = ({ stage, moment: { frame, name, sentence }, children }: LaneProps) => {
  const Picture = stage.Picture as ComponentType<{ view: unknown }>
  return (
    <div className="lane">
      {children}
      <div className="stage" {...picture(name)}>
        {frame ? <Picture view={firstRow(frame.view)} /> : null}
      </div>
      {/* The sentence names the racer: the select box is missing on paper and without script, or may be ahead. */}
      <p>{sentence}</p>
    </div>
  )
}

/** An SVG is one picture to screen readers. A click on it focuses it, so that the keys control the race. */
const picture = (label: string) => ({ role: 'img', 'aria-label': label, tabIndex: -1 })

/** Returns only the list itself: the auxiliary rows of an algorithm would make the lanes unequal. */
const firstRow = (view: unknown): unknown => {
  const { rows, placed, frame, ...rest } = view as ArrayView
  return {
    ...rest,
    rows: rows.slice(0, 1).map((row) => ({ ...row, label: undefined, pointers: [] })),
    placed: placed?.filter(({ row }) => row === 0),
    frame: frame && { ...frame, pointerLines: [] },
  }
}

/** The last frame that needed no more than these operations. */
const frameAt = (frames: readonly Frame[], operations: number): number => {
  const after = frames.findIndex((frame) => frame.operations > operations)
  if (after === -1)
    return operations >= (frames.at(-1)?.operations ?? 0) + 1 ? frames.length - 1 : Math.max(0, frames.length - 2)
  return Math.max(0, after - 1)
}
