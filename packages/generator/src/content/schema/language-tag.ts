import { z } from 'zod'
import { chromeLanguages } from '../../model/language.ts'

const accepts = (read: () => unknown): boolean => {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * A BCP 47 language tag. A pattern is not enough: `Intl`, which provides names of languages and formats dates, throws
 * for an invalid tag.
 */
export const languageTag = z
  .string()
  .refine((tag) => /^[a-z]{2,3}(?:-|$)/.test(tag) && accepts(() => Intl.getCanonicalLocales(tag)), {
    error: 'a BCP 47 language tag: "ru"',
    abort: true,
  })

/** A language of the chrome, in any region. */
export const chromeLanguage = languageTag.refine(
  (tag) => chromeLanguages.some((known) => known === tag.split('-')[0]),
  `a language that the chrome has texts in: ${chromeLanguages.map((name) => `"${name}"`).join(' or ')}`,
)

/** A Unicode calendar name. */
export const calendarName = z
  .string()
  .refine((calendar) => accepts(() => new Intl.DateTimeFormat('en', { calendar })), 'the name of a calendar: "gregory"')
