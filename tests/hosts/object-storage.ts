import type { HostAnswer, PublishedFiles } from './host-answer.ts'

/**
 * Answers like object storage behind a CDN. The CDN passes the address to the function of the build. Storage finds
 * objects by their whole names. When there is no object, the CDN answers with the error page and status 404.
 */
export const objectStorage = (files: PublishedFiles, base = '') => {
  const source = files.get(`${base}cdn-function.js`) ?? ''
  // The CDN calls the function by its name.
  const handler = new Function(`${source}\nreturn handler`)() as (event: { request: { uri: string } }) => {
    uri: string
  }
  return (target: string): HostAnswer => {
    const { uri } = handler({ request: { uri: target.replace(/\?.*/s, '') } })
    const file = files.get(decoded(uri).slice(1))
    return file === undefined
      ? { status: 404, headers: {}, body: files.get(`${base}404.html`) ?? '' }
      : { status: 200, headers: {}, body: file }
  }
}

const decoded = (uri: string): string => {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}
