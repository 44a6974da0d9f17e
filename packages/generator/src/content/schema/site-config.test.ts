import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { knownKeys } from './known-keys.ts'
import { siteConfigSchema } from './site-config.ts'
import { severities } from './severity.ts'
import { validate } from './validate.ts'
import { testConfig } from '../testing/source-documents.ts'

const guide = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8')

it('describes every key of the schema, including nested keys', () => {
  const keys = knownKeys(siteConfigSchema, [], {})
  const below = [
    'components',
    'docs',
    'navbar',
    'home',
    'announcement',
    'colorMode',
    'offline',
    'plan',
    'markdown',
    'code',
    'footer',
  ].flatMap((key) => knownKeys(siteConfigSchema, [key], {}))
  expect(below.length).toBeGreaterThan(20)
  const table = guide.slice(guide.indexOf('## Keys'))
  expect([...keys, ...below].filter((key) => !new RegExp(`\`(?:\\w+\\.)?${key}\``).test(table))).toEqual([])
  expect(
    /how faults count: (.*?) \|/
      .exec(table)?.[1]
      ?.replace(/\(.*?\)/g, '')
      .match(/`\w+`/g),
  ).toEqual(severities.map((name) => `\`${name}\``))
})

it('accepts the example of its description', async () => {
  const [, example = ''] = /```ts\n([^]*?)```/.exec(guide) ?? []
  const module: { default: unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(example)}`
  )
  expect(module.default).toHaveProperty('search')
  expect(validate(siteConfigSchema, module.default).faults).toEqual([])
})

it('rejects two languages with the same code', () => {
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'ru', label: 'Русский' },
    { code: 'en', label: 'British' },
  ]
  expect(validate(siteConfigSchema, { ...testConfig, locales }).faults).toEqual([
    { path: ['locales', 2, 'code'], message: '"locales[2].code" is "en"; needed: a code that no locale above has.' },
  ])
  expect(validate(siteConfigSchema, { ...testConfig, locales: locales.slice(0, 2) }).faults).toEqual([])
})
