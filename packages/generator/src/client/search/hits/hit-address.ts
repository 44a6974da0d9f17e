import { toAddress } from '../../../model/path.ts'

/** Address of a result: its site path with the anchor, percent-encoded. A hosted index may hold absolute addresses, of which the path counts; what is no path leads to the start. */
export const hitAddress = (baseUrl: string, url: string): string => {
  const path = /^\/(?!\/)/.exec(url.replace(/^https?:\/\/[^/]+/, ''))?.input ?? '/'
  const hash = path.indexOf('#')
  return hash < 0
    ? toAddress(baseUrl, path)
    : `${toAddress(baseUrl, path.slice(0, hash))}#${encodeURIComponent(path.slice(hash + 1))}`
}
