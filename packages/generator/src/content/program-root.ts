import { fileURLToPath } from 'node:url'

/** Absolute path of this program, with a slash at its end. A site may lie elsewhere. */
export const programRoot: string = fileURLToPath(new URL('../../../../', import.meta.url))
