import { fileURLToPath } from 'node:url'

/** Absolute path of this package, with a slash at its end. A site may lie elsewhere. */
export const packageRoot: string = fileURLToPath(new URL('../../', import.meta.url))
