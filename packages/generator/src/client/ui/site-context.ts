import { createContext } from 'react'
import type { ClientSite } from '../../model/site.ts'
import { labelLanguage } from './label-language.ts'
import { useGiven } from './use-given.ts'

/** Provides the site's data to every component. No component reads a global, so tests can render any of them. */
export const SiteContext = createContext<ClientSite | null>(null)

/** Returns the settings of the chrome from `site.config.ts`. Throws outside a `SiteContext`. */
export const useSite = (): ClientSite => useGiven(SiteContext)

/**
 * Returns a function. For a title or label without a language, it returns the language if that is not the site's
 * language.
 */
export const useLabelLanguage = () => {
  const { lang } = useSite()
  return (label: string) => labelLanguage(label, lang)
}
