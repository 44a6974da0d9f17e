import { isImmutable } from '../../model/offline.ts'

export const immutableCaching = 'public, max-age=31536000, immutable'

/** Kept, but asked about before each use: pages, their data, and everything else whose name stays when its content changes. */
export const revalidatedCaching = 'no-cache'

/** `Cache-Control` of a file of the output, by its path below the root. */
export const cachingOf = (file: string): string => (isImmutable(file) ? immutableCaching : revalidatedCaching)

/** Files of the output that configure hosts and are not for readers. */
export const hostFileNames = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', 'cdn-function.js'] as const
