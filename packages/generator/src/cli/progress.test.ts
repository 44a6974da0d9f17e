import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A stream that records what is written. Of each drawing of a line, it records the visible text. */
const streamOf = (isTTY: boolean) => {
  const lines: string[] = []
  const write = (text: string) => lines.push(text.replace('\r\u001b[2K', ''))
  return { stream: { isTTY, write } as unknown as NodeJS.WriteStream, lines }
}

it('redraws a line every second on a terminal, with the seconds of the stage, even when nothing is counted', () => {
  const { stream, lines } = streamOf(true)
  const progress = createProgress(stream)
  progress.update('content')
  vi.advanceTimersByTime(2000)
  progress.update('client')
  vi.advanceTimersByTime(1000)
  progress.end()
  vi.advanceTimersByTime(5000)
  expect(lines).toEqual(['content…', 'content… (1 s)', 'content… (2 s)', 'client…', 'client… (1 s)', ''])
})

it('shows counts with or without a total, at most every 50 ms, and always the last count of a total', () => {
  const { stream, lines } = streamOf(true)
  const progress = createProgress(stream)
  for (let done = 1; done <= 4; done++) progress.update('pages', done, 4)
  progress.update('files', 1)
  vi.advanceTimersByTime(50)
  progress.update('files', 2)
  progress.end()
  expect(lines).toEqual(['pages 1/4', 'pages 4/4', 'files 1', 'files 2', ''])
})

it('writes one line for each stage when the output is not a terminal', () => {
  const { stream, lines } = streamOf(false)
  const progress = createProgress(stream)
  progress.update('content')
  progress.update('content', 1, 2)
  vi.advanceTimersByTime(3000)
  progress.update('pages', 1, 2)
  progress.end()
  expect(lines).toEqual(['content…\n', 'pages…\n'])
})
