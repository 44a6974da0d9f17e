/**
 * Returns a function from a count to its digits as the language groups them: `12,345`. Below a thousand the languages of
 * the catalogues write plain digits, and the formatter is not made: the first use of `Intl` loads its data, 17 ms of a
 * page's first seconds.
 */
export const countFormatter = (lang: string): ((count: number) => string) => {
  let digits: Intl.NumberFormat | undefined
  return (count) =>
    Number.isInteger(count) && count >= 0 && count < 1000
      ? String(count)
      : (digits ??= new Intl.NumberFormat(lang)).format(count)
}
