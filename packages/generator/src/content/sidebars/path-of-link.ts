import { withoutBase } from '../../model/path.ts'

/**
 * Path of the site that a link of a sidebar means. Docusaurus puts the base URL in front of a link unless it is there already, so that
 * authors may write it. Where documents have addresses that begin like the base URL, a link is taken as it is written.
 */
export const pathOfLink = (
  href: string,
  { baseUrl, docsPath }: Readonly<{ baseUrl: string; docsPath: string }>,
): string => (`${docsPath}/`.startsWith(baseUrl) ? href : (withoutBase(baseUrl, href) ?? href))
