import { createContext, useContext, useState } from 'react'
import { formatDate } from './format-date.ts'
import { useSite } from './site-context.ts'

/** Tells whether the first page is being hydrated. */
export const HydrationContext = createContext<{ hydrating: boolean }>({ hydrating: false })

/**
 * Returns a text as `dangerouslySetInnerHTML` takes it. Hydration leaves what the build has written as it stands and
 * does not call `make`: the first use of `Intl` takes 20 ms of a phone's time, and browsers may word things slightly
 * differently. The text stays for as long as the component lives: another one needs another `key`.
 */
const useBuiltText = (make: () => string): { __html: string } => {
  const { hydrating } = useContext(HydrationContext)
  const [text] = useState(() => ({ __html: hydrating ? '' : make().replaceAll('&', '&amp;').replaceAll('<', '&lt;') }))
  return text
}

interface DateTextProps {
  /** `YYYY-MM-DD` */
  date: string
  dateStyle?: 'long' | 'medium'
}

/** A date in the site's language. */
export const DateText = ({ date, dateStyle = 'long' }: DateTextProps) => {
  const site = useSite()
  const text = useBuiltText(() => formatDate(date, site, dateStyle))
  return <time dateTime={date} dangerouslySetInnerHTML={text} suppressHydrationWarning />
}

/** The name of a language in that language. */
export const LanguageName = ({ lang, className }: { lang: string; className?: string | undefined }) => {
  const name = useBuiltText(() => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang)
  return <span className={className} dangerouslySetInnerHTML={name} suppressHydrationWarning />
}
