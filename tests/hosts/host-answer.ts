/** The answer of a host. */
export interface HostAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Files of a published folder, by path without a slash in front. */
export type PublishedFiles = ReadonlyMap<string, string>

/** Decoded path of a request target without its query, or `undefined` when it cannot be decoded. */
export const decodedPath = (target: string): string | undefined => {
  try {
    return decodeURIComponent(target.replace(/\?.*/s, ''))
  } catch {
    return undefined
  }
}
