import type { ComponentProps } from 'react'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** A list of the chrome's languages. Each item links to the page in that language. */
export const LocaleList = ({ path, ...list }: { path: string } & ComponentProps<'ul'>) => {
  const { locales, lang } = useSite()
  return (
    <ul {...list}>
      {locales.map(({ code, label, direction }) => (
        <li key={code}>
          <SiteLink
            path={path}
            hrefLang={code}
            lang={code}
            dir={direction}
            aria-current={code === lang ? 'true' : undefined}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
