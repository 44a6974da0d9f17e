import { withoutBase } from '../../model/path.ts'

/**
 * Path of the site to which a link of a sidebar refers. Docusaurus adds the base URL to a link unless the link already
 * begins with it, so authors may write it. When documents have addresses that begin like the base URL, a link is taken
 * literally.
 */
export const pathOfLink = (
  href: string,
  { baseUrl, docsPath }: Readonly<{ baseUrl: string; docsPath: string }>,
): string => (`${docsPath}/`.startsWith(baseUrl) ? href : (withoutBase(baseUrl, href) ?? href))
