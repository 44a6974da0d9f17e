import type { SiteData } from './site.ts'

/**
 * Direction of a page's root element. It comes from the locale of the page's language. Other languages are read from
 * left to right.
 */
export const directionOf = (lang: string, { locales }: Pick<SiteData, 'locales'>): 'ltr' | 'rtl' =>
  locales.find(({ code }) => code === lang)?.direction ?? 'ltr'
