import { resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { QuotedLine } from '@dev-handbook/generator/compile/code/quote-lines'
import { chromeLanguages } from '@dev-handbook/generator/model/language'
import { instrument } from '@dev-handbook/step-player/trace/instrument'
import { playerTexts } from '@dev-handbook/step-player/texts/player-texts'
import { quotedLines, readSource } from './testing/quoted-lines.ts'
import { findKey, textFinder } from '@dev-handbook/step-player/player/code-lines'
import { record } from '@dev-handbook/step-player/player/record'
import { runInput } from '@dev-handbook/step-player/player/run-input'
import { seededRandom } from '@dev-handbook/step-player/player/seeded-random'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import type { AnySubject } from '@dev-handbook/step-player/player/subject'
import { subjects } from './testing/subjects.ts'

const root = resolve(import.meta.dirname, '../..')

interface LoadedSubject {
  subject: AnySubject
  lines: QuotedLine[]
  /** The module, both in its original form and instrumented. */
  plain: unknown
  traced: unknown
}

/** Loads a subject with all sources of its player, and the module as articles quote it. */
const loadSubject = async (name: string): Promise<LoadedSubject> => {
  const subject = await subjects.load(name)
  const plain: unknown = await import(/* @vite-ignore */ resolve(root, subject.code[0].replace(/#.*/, '')))
  return { subject, lines: quotedLines(subject), plain, traced: await subject.load() }
}

/** Texts of all statements among the shown lines where a traced run may stop. */
const statements = ({ lines }: LoadedSubject): string[] => {
  const textAt = textFinder(lines)
  return [...new Set(lines.map(({ file }) => file))].flatMap((file) => {
    const code = instrument(readSource(file), { file, runtime: '', redirect: (specifier) => specifier }).toString()
    return [...code.matchAll(/\$trace\((\d+),(\d+),/g)].flatMap(
      ([, line, column]) => textAt(file, Number(line), Number(column)) ?? [],
    )
  })
}

const resultOf = ({ subject }: LoadedSubject, module: unknown, input: unknown): unknown =>
  subject.run(module, {
    input,
    tools: {
      compare: (a, b) => a.value - b.value,
      key: ({ value }) => value,
      random: seededRandom(1),
      count: () => {},
      announce: () => {},
    },
  })

const texts = playerTexts('en')

/** Every input rejects at least some of these texts. */
const mistakes = [
  '',
  '?',
  '0 mod 0',
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 ?',
  'pop 1 2 3',
  'a / b / c',
  '99 ^ 99',
  'abcdefghij',
]

describe.each(subjects.names())('%s', async (name) => {
  const loaded = await loadSubject(name)
  const { subject, lines, traced, plain } = loaded

  it('has words for each shown statement, and no others', () => {
    const found = statements(loaded)
    const keys = Object.keys(subject.words)
    expect(keys.filter((key) => !found.some((text) => findKey(keys, text) === key))).toEqual([])
    expect(found.filter((text) => findKey(keys, text) === undefined)).toEqual([])
  })

  it('has a different name for each preset, in every language', () => {
    for (const lang of chromeLanguages) {
      const names = subject.presets.map(({ name }) => name[lang])
      expect(new Set([...names, playerTexts(lang).own]).size).toBe(names.length + 1)
    }
  })

  it('explains the fault of an input in every language', async () => {
    const faults = mistakes.map((text) => subject.input.parse(text)).filter((parsed) => 'fault' in parsed)
    expect(faults.length).toBeGreaterThan(1)
    for (const fault of faults) {
      const words = await Promise.all(chromeLanguages.map((lang) => faultWords(fault, lang)))
      expect(words.map((text) => /[а-яё]/i.test(text ?? ''))).toEqual(chromeLanguages.map((lang) => lang === 'ru'))
      expect(words.join()).not.toMatch(/undefined|\[object|=>/)
    }
  })

  it.each(subject.presets.map(({ name, text }) => [name.en, text] as const))('shows the preset %s', (_, text) => {
    const run = runInput(typeof text === 'string' ? text : text(), { subject, module: traced, lines, texts })
    expect(run).not.toHaveProperty('fault')
    if (!('recording' in run)) return
    const { frames } = run.recording
    expect(frames.length).toBeGreaterThan(2)
    expect(
      frames
        .filter(({ words }) => /undefined|NaN|\[object/.test(words) || words.trim() === '')
        .map(({ words }) => words),
    ).toEqual([])
    if (text !== subject.presets[0].text) return
    // A player starts with a picture that is not empty, and with a run short enough to watch.
    expect(renderToStaticMarkup(createElement(subject.stage.Picture, { view: frames[0].view }))).toMatch(
      /<circle|<path d=|<g class="i" style[^>]*><rect|>[^<\s]/,
    )
    expect(frames.length).toBeLessThanOrEqual(160)
  })

  it('gives the same results as the quoted source, for random inputs, and its last frame shows them', async () => {
    const random = subject.presets.filter(({ text }) => typeof text === 'function')
    expect(random.length).toBeGreaterThan(0)
    for (const { text } of random) {
      for (let round = 0; round < 12; round++) {
        const written = typeof text === 'string' ? text : text()
        const parsed = subject.input.parse(written)
        if ('fault' in parsed) throw new Error(`${written}: ${await parsed.fault('en')}`)
        const expected = resultOf(loaded, plain, parsed.value)
        expect(resultOf(loaded, traced, parsed.value), written).toEqual(expected)
        const last = record({ subject, module: traced, input: parsed.value, lines, faults: texts.faults }).frames.at(-1)
        expect(last?.words, written).toBe(subject.outcome(expected, parsed.value))
        const shown = subject.shows?.(last?.view, expected)
        expect(shown?.[0], written).toEqual(shown?.[1])
      }
    }
  })
})
