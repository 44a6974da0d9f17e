import { filePattern } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'

/**
 * A function for a CDN in front of object storage. Object storage finds objects only by their full names. The function
 * turns the address of a page into the name of its file. It is written for CloudFront Functions, runtime 2.0, and
 * redirects nothing.
 */
export const cdnFunction = (
  site: Pick<SiteData, 'baseUrl' | 'files'>,
): string => `// For requests of viewers: turns the address of a page into the name of its file. Each build writes this function.
const base = ${JSON.stringify(encodeURI(site.baseUrl))}
const files = new RegExp(${JSON.stringify(site.files ?? filePattern)}, 'i')

function handler(event) {
  const request = event.request
  if (request.uri + '/' === base) request.uri = base
  if (!request.uri.startsWith(base)) return request
  const path = request.uri.slice(base.length - 1)
  const page = path.replace(/\\/index(\\.html)?$/, '/').replace(/\\.html$/, '').replace(/(.)\\/+$/, '$1')
  let name = page
  try {
    name = decodeURIComponent(page)
  } catch (error) {
    return request
  }
  if (page === '/') request.uri = base + 'index.html'
  else if (!files.test(name)) request.uri = base + page.slice(1) + '.html'
  return request
}
`
