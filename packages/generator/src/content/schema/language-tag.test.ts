import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { frontMatterSchema } from './front-matter.ts'
import { chromeLanguages } from '../../model/language.ts'
import { calendarName, chromeLanguage, languageTag } from './language-tag.ts'
import { siteConfigSchema } from './site-config.ts'

it.each(['en', 'ru', 'pt-BR', 'zh-Hant-TW', 'de-1996', 'sr-Latn', 'hsb'])('%s is a language', (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(true)
  expect(() => new Intl.DisplayNames([tag], { type: 'language' })).not.toThrow()
})

it.each(['Russian', 'RU', 'en_US', 'en-US-US', 'xx-a1', 'en-', '', 'x-own'])('"%s" is not a language', (tag) => {
  expect(languageTag.safeParse(tag).error?.issues.map(({ message }) => message)).toEqual([
    'a BCP 47 language tag: "ru"',
  ])
})

it('the chrome supports the languages of its catalogues, in every region', () => {
  const folders = readdirSync(new URL('../../texts', import.meta.url)).filter((name) => /^[a-z]{2,3}$/.test(name))
  expect(chromeLanguages).toEqual(folders)
  expect(['ru', 'en-GB'].map((tag) => chromeLanguage.safeParse(tag).success)).toEqual([true, true])
  expect(chromeLanguage.safeParse('ar').error?.issues.map(({ message }) => message)).toEqual([
    'a language that the chrome has texts in: "en" or "ru"',
  ])
  expect(chromeLanguage.safeParse('RU').error?.issues).toHaveLength(1)
})

it('a calendar name must be valid for date formatting', () => {
  expect([calendarName.safeParse('buddhist').success, calendarName.safeParse('x!').success]).toEqual([true, false])
})

it('documents and the configuration accept only existing languages and calendars', () => {
  const pathsOf = (issues: readonly { path: PropertyKey[] }[] = []) => issues.map(({ path }) => path.join('.'))
  expect(pathsOf(frontMatterSchema.safeParse({ lang: 'en-US-US' }).error?.issues)).toEqual(['lang'])
  const faults = pathsOf(
    siteConfigSchema.safeParse({ lang: 'xx-a1', locales: [{ code: 'en_US', label: 'English', calendar: 'x!' }] }).error
      ?.issues,
  )
  expect(faults.filter((path) => /^(?:lang|locales)/.test(path))).toEqual([
    'lang',
    'locales.0.code',
    'locales.0.calendar',
  ])
})
