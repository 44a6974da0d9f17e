import { join } from 'node:path'
import type { CompiledDocument } from '../model/compiled-document.ts'

/**
 * Files beside documents to which pages refer: the absolute path of each, by its path in the output
 * (`assets/logo-1a2b3c4d.png`).
 */
export const siteAssets = (root: string, compiled: Iterable<Pick<CompiledDocument, 'assets'>>): Map<string, string> =>
  new Map(
    [...compiled].flatMap(({ assets }) =>
      assets.map(({ path, file }) => [path.replace(/^\//, ''), join(root, file)] as const),
    ),
  )
