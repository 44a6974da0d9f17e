import { createContext } from 'react'
import type { ReaderSite } from '../../model/site.ts'
import { labelLanguage } from './label-language.ts'
import { useGiven } from './use-given.ts'

/** Provides the site's data to every component, so that none reads a global and tests can render any of them. */
export const SiteContext = createContext<ReaderSite | null>(null)

/** Returns what `site.config.ts` says about the chrome. Throws outside of a `SiteContext`. */
export const useSite = (): ReaderSite => useGiven(SiteContext)

/** Returns a function that gives the language of a title or label that comes without one, where it is not the site's. */
export const useLabelLanguage = () => {
  const { lang } = useSite()
  return (label: string) => labelLanguage(label, lang)
}
