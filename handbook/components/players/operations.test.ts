import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { expect, it } from 'vitest'
import { sentencesOf } from './testing/sentences-of.ts'
import { subjects } from './testing/subjects.ts'

/** The announcements before each call of the reader. Empty for players without calls. */
const announced = (value: unknown): string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'verb' in one)
    ? (value as Operation[])
        .filter(({ isGiven }) => !isGiven)
        .map(({ verb, args }) => `${verb} ${args.join(' ')}`.trim())
    : []

it('shows more than one picture for each call of each preset', async () => {
  const single: string[] = []
  let calls = 0
  for (const name of subjects.names()) {
    const subject = await subjects.load(name)
    for (const { text } of subject.presets) {
      if (typeof text !== 'string') continue
      const parsed = subject.input.parse(text)
      const titles = 'value' in parsed ? announced(parsed.value) : []
      if (titles.length === 0) continue
      calls += titles.length
      const sentences = await sentencesOf(name, text)
      let at = 0
      for (const title of titles) {
        at = sentences.indexOf(title, at)
        const next = sentences[at + 1] ?? ''
        if (titles.includes(next) || at + 1 === sentences.length - 1) single.push(`${name}: ${title} (${text})`)
        at++
      }
    }
  }
  expect(calls).toBeGreaterThan(100)
  expect(single).toEqual([])
})
