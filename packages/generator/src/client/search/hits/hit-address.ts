import { toAddress } from '../../../model/path.ts'

/**
 * Address of a result: its site path with the anchor, percent-encoded. A hosted index may contain absolute addresses.
 * Only their path is used. For a text that is not a path, the result is the front page.
 */
export const hitAddress = (baseUrl: string, url: string): string => {
  const path = /^\/(?!\/)/.exec(url.replace(/^https?:\/\/[^/]+/, ''))?.input ?? '/'
  const hash = path.indexOf('#')
  return hash < 0
    ? toAddress(baseUrl, path)
    : `${toAddress(baseUrl, path.slice(0, hash))}#${encodeURIComponent(path.slice(hash + 1))}`
}
