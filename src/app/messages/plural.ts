/**
 * Returns a function from a count to the form that the language wants for it, with `#` replaced by the count as the
 * language writes it: `pluralFormatter('en', { one: '# page', other: '# pages' })(2)` is `2 pages`.
 */
export const pluralFormatter = (
  lang: string,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): ((count: number) => string) => {
  const rules = new Intl.PluralRules(lang)
  const digits = new Intl.NumberFormat(lang)
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', digits.format(count))
}
