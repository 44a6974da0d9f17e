import { useEffect, useState } from 'react'

/** Steps per second at speed 1. */
const pace = 1.4

export const speeds = [0.5, 1, 2, 4, 16] as const

/** The current step of a run, and the functions that change it. */
export interface Playback {
  index: number
  playing: boolean
  speed: number
  /** Milliseconds from one step to the next. */
  interval: number
  setSpeed: (speed: number) => void
  /** Goes to a step, limited to the existing steps, and stops there. */
  goTo: (index: number) => void
  toggle: () => void
}

/**
 * Plays a run of `length` steps, starting at step `start`, or at the last step of a shorter run. After the last step it
 * plays from the beginning. It never starts by itself.
 */
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

  const goTo = (next: number) => setState({ index: Math.max(0, Math.min(next, length - 1)), playing: false })
  const toggle = () =>
    setState((state) => ({
      index: !state.playing && state.index >= length - 1 ? 0 : state.index,
      playing: !state.playing && length > 1,
    }))
  return { index: Math.min(index, length - 1), playing, speed, interval, setSpeed, goTo, toggle }
}
