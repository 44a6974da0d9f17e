import type { SiteData } from '../../model/site.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a date (`YYYY-MM-DD`) in the format of the site's language and calendar: `July 5, 2026`. */
export const formatDate = (
  date: string,
  { lang, locales }: Pick<SiteData, 'lang' | 'locales'>,
  dateStyle: 'long' | 'medium',
): string => {
  const calendar = locales.find(({ code }) => code === lang)?.calendar ?? 'gregory'
  const key = `${lang} ${calendar} ${dateStyle}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { dateStyle, timeZone: 'UTC', calendar })
  formats.set(key, format)
  return format.format(new Date(`${date}T00:00:00Z`))
}
