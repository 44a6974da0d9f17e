import type { HostAnswer, PublishedFiles } from './host-answer.ts'

/**
 * Answers as object storage behind a CDN does: the CDN hands the address to the function of the build, storage finds
 * objects by their whole names, and the CDN answers with the error page and status 404 where there is none.
 */
export const objectStorage = (files: PublishedFiles, base = '') => {
  const source = files.get(`${base}cdn-function.js`) ?? ''
  // The CDN runs the function by its name.
  // oxlint-disable-next-line no-new-func
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
