import { countFormatter } from './format-count.ts'

/**
 * Returns a function from a count to the plural form of the language, with `#` replaced by the formatted count:
 * `pluralFormatter('en', { one: '# page', other: '# pages' })(2)` is `2 pages`. The language's rules are created when
 * they are first needed.
 */
export const pluralFormatter = (
  lang: string,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): ((count: number) => string) => {
  const format = countFormatter(lang)
  const single = Object.keys(forms).length === 1
  let rules: Intl.PluralRules | undefined
  const formOf = (count: number): string =>
    single ? forms.other : (forms[(rules ??= new Intl.PluralRules(lang)).select(count)] ?? forms.other)
  return (count) => formOf(count).replace('#', format(count))
}
