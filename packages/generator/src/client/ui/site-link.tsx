import type { ComponentPropsWithRef } from 'react'
import { toAddress } from '../../model/path.ts'
import { useSite } from './site-context.ts'

type SiteLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Site path, see `model/path.ts`. */
  path: string
  /** Query and hash to add: `?q=docker`. */
  suffix?: string
}

/**
 * A link to a page of this site. It is a plain anchor; the router intercepts the navigation with the Navigation API.
 */
export const SiteLink = ({ path, suffix = '', children, ...rest }: SiteLinkProps) => {
  const { baseUrl } = useSite()
  return (
    <a href={toAddress(baseUrl, path) + suffix} {...rest}>
      {children}
    </a>
  )
}
