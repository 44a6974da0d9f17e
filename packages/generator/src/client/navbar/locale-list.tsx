import type { ComponentProps } from 'react'
import { useSite } from '../ui/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** The languages of the chrome, each a link to the page in it. */
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
