import { useCallback, useEffect, useState } from 'react'

/** Steps a second at speed 1. */
const pace = 1.4

export const speeds = [0.5, 1, 2, 4, 16] as const

/** Where a run stands and what moves it. */
export interface Playback {
  index: number
  playing: boolean
  speed: number
  /** Milliseconds from one step to the next. */
  interval: number
  setSpeed: (speed: number) => void
  /** Goes to a step, within the bounds, and stops there. */
  goTo: (index: number) => void
  toggle: () => void
}

/** Plays a run of `length` steps from step `start` on, and from the beginning after the last step. Never plays by itself. */
export const usePlayback = (
  length: number,
  { start, speed: first = 1 }: { start: number; speed?: number },
): Playback => {
  const [{ index, playing }, setState] = useState({ index: start, playing: false })
  const [speed, setSpeed] = useState(first)
  const interval = 1000 / (pace * speed)

  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => {
      setState((state) => ({
        ...state,
        index: Math.min(state.index + 1, length - 1),
        playing: state.index + 1 < length - 1,
      }))
    }, interval)
    return () => clearInterval(timer)
  }, [playing, interval, length])

  const goTo = useCallback(
    (next: number) => setState({ index: Math.max(0, Math.min(next, length - 1)), playing: false }),
    [length],
  )
  const toggle = useCallback(
    () =>
      setState((state) => ({
        index: !state.playing && state.index >= length - 1 ? 0 : state.index,
        playing: !state.playing && length > 1,
      })),
    [length],
  )
  return { index: Math.min(index, length - 1), playing, speed, interval, setSpeed, goTo, toggle }
}
