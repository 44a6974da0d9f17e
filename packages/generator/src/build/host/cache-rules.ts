import { isImmutable } from '../../model/offline.ts'

export const immutableCaching = 'public, max-age=31536000, immutable'

/**
 * Browsers keep the response, but revalidate it before each use. This applies to pages, their data, and all other files
 * whose name stays when their content changes.
 */
export const revalidatedCaching = 'no-cache'

/** `Cache-Control` of a file of the output, by its path below the root. */
export const cachingOf = (file: string): string => (isImmutable(file) ? immutableCaching : revalidatedCaching)

/** Files of the output that configure hosts and are not for readers. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', 'cdn-function.js'] as const
