import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, parseOklch } from './testing/contrast.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [lightCss = '', darkCss = ''] = css.split("[data-theme='dark']")
const read = (text: string) =>
  new Map([...text.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
const light = read(lightCss)
const dark = new Map([...light, ...read(darkCss)])

const texts = ['text', 'muted', 'accent', 'link', 'note', 'tip', 'info', 'warning', 'danger'].map(
  (name) => `--color-${name}`,
)
const grounds = ['ground', 'raised', 'sunken'].map((name) => `--color-${name}`)
const syntax = [...light.keys()].filter((name) => name.startsWith('--syntax-'))
const marks = [...light.keys()].filter((name) => name.startsWith('--mark-'))
const pairs: [text: string, ground: string][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground])),
  ...[...syntax, '--code-text', '--code-muted'].flatMap((text) =>
    ['--code-ground', '--code-raised', '--code-highlight'].map((ground): [string, string] => [text, ground]),
  ),
  ...marks.map((mark): [string, string] => ['--color-text', mark]),
  ['--code-inline-text', '--code-inline-ground'],
  ['--color-on-accent', '--color-accent'],
  ['--color-accent', '--color-accent-soft'],
  ['--color-text', '--color-accent-soft'],
  ['--color-text', '--color-selection'],
]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s mode', (_, tokens) => {
  const color = (name: string) => parseOklch(tokens.get(name) ?? '')

  it('passes AA for every text on every background on which it is used', () => {
    const failing = pairs
      .map(([text, ground]) => ({ text, ground, ratio: contrast(color(text), color(ground)) }))
      .filter(({ ratio }) => ratio < 4.5)
    expect(failing.map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([])
  })

  it('shows the outlines of controls and of the focus with enough contrast', () => {
    for (const name of ['--color-border-strong', '--color-focus']) {
      for (const ground of ['--color-ground', '--color-raised', '--color-sunken'])
        expect(contrast(color(name), color(ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })
})

it('calculates the contrast of black and white, and of a known pair', () => {
  expect(contrast(parseOklch('oklch(0% 0 0)'), parseOklch('oklch(100% 0 0)'))).toBeCloseTo(21, 1)
  // #767676, the lightest grey that passes on white.
  expect(contrast(parseOklch('oklch(56.86% 0 0)'), parseOklch('oklch(100% 0 0)'))).toBeCloseTo(4.54, 1)
})

it.each(['docs/design.md', 'handbook/docs/internal/design.mdx'])('finds every token explained in %s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const missing = [...light.keys()].filter((name) => !text.includes(name.slice(2)))
  expect(missing).toEqual([])
})

/** Tokens that only the generator uses. */
const internal = new Set(['--off-screen'])

it('finds every token documented, and no unknown tokens', () => {
  const guide = readFileSync(join(root, 'docs/theming.md'), 'utf8')
  const table = guide.slice(guide.indexOf('## Design tokens'))
  const documented = [...table.matchAll(/`(--[\w-]+)`/g)].map(([, name = '']) => name)
  const declared = [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name)
  expect([...new Set(documented)].toSorted()).toEqual(
    [...new Set(declared)].filter((name) => !internal.has(name)).toSorted(),
  )
})
