import { isMap } from '../../model/is-map.ts'
import { cardOf, type Cards } from './next-question.ts'
import type { PracticeCard } from './schedule.ts'

/** The reader's practice progress, by the site path of the page, then by the id of the question. */
export type Progress = Readonly<Record<string, Cards>>

const format = 'dev-handbook-practice'
const version = 1

/** Writes progress as the text that is stored and exported. */
export const progressToText = (progress: Progress): string => JSON.stringify({ format, version, pages: progress })

/** Why a text cannot be read as progress: it is something else, or a later release wrote it. */
export type ProgressFault = 'unreadable' | 'newer'

/** Reads the text of `progressToText`. Cards with anything but valid numbers are left out. */
export const progressFromText = (text: string): Progress | ProgressFault => {
  const data = parse(text)
  if (!isMap(data) || data.format !== format || !isMap(data.pages) || typeof data.version !== 'number')
    return 'unreadable'
  if (data.version > version) return 'newer'
  const pages = Object.entries(data.pages).map(
    ([path, cards]) => [path, isMap(cards) ? soundCards(cards) : {}] as const,
  )
  return Object.fromEntries(pages.filter(([, cards]) => Object.keys(cards).length > 0))
}

/** Merges two progresses. If both have a card for a question, the card that was answered later wins. */
export const mergeProgress = (one: Progress, other: Progress): Progress => {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...paths].map((path) => [path, mergeCards(one[path] ?? {}, other[path] ?? {})]))
}

/** Counts the questions that were answered at least once. */
export const countCards = (progress: Progress): number =>
  Object.values(progress).reduce((sum, cards) => sum + Object.keys(cards).length, 0)

/** Returns the progress with the card of one question replaced, or removed if `card` is `undefined`. */
export const withCard = (
  progress: Progress,
  { path, id, card }: { path: string; id: string; card: PracticeCard | undefined },
): Progress => {
  const { [id]: _, ...others } = progress[path] ?? {}
  return { ...progress, [path]: card ? { ...others, [id]: card } : others }
}

/** Undoes a grade: restores the card before it, unless another tab has graded the question since. */
export const withoutGrade = (
  progress: Progress,
  {
    path,
    id,
    before,
    given,
  }: { path: string; id: string; before: PracticeCard | undefined; given: PracticeCard | undefined },
): Progress =>
  cardOf(progress[path], id)?.last === given?.last ? withCard(progress, { path, id, card: before }) : progress

const mergeCards = (one: Cards, other: Cards): Cards => {
  const later = Object.entries(other).filter(([id, { last }]) => last > (one[id]?.last ?? -Infinity))
  return { ...one, ...Object.fromEntries(later) }
}

/** The latest time of a `Date`, in milliseconds. */
const latest = 8.64e15

/** Bounds of each number of a card. They come from `Date` and from the scheduler. */
const bounds: Readonly<Record<keyof PracticeCard, readonly [least: number, most: number]>> = {
  first: [0, latest],
  last: [0, latest],
  due: [0, latest],
  stability: [0.001, 36_500],
  difficulty: [1, 10],
  state: [1, 3],
  step: [0, 100],
  interval: [0, 36_500],
  answers: [1, 1e6],
  lapses: [0, 1e6],
}

const soundCards = (cards: Record<string, unknown>): Cards =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([id, card]) => {
      if (!isMap(card)) return []
      const values = Object.entries(bounds).map(([name, [least, most]]) => {
        const value = card[name]
        return [name, typeof value === 'number' && value >= least && value <= most ? value : undefined] as const
      })
      // SAFETY: every property of a card was checked.
      return values.some(([, value]) => value === undefined)
        ? []
        : [[id, Object.fromEntries(values) as unknown as PracticeCard] as const]
    }),
  )

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
