import type { SiteData } from './site.ts'

/** Direction of a page's root element, by the language of the page: what its locale says; other languages are read from left to right. */
export const directionOf = (lang: string, { locales }: Pick<SiteData, 'locales'>): 'ltr' | 'rtl' =>
  locales.find(({ code }) => code === lang)?.direction ?? 'ltr'
