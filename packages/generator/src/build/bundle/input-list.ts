import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { programFile } from '../../content/program-root.ts'
import { fileHash } from './file-hash.ts'

/** Sources that stand for themselves in the name of a bundle's folder. */
const generator = ['packages/generator/src', 'packages/search/src'].map((name) => `${programFile(name)}/`)

/**
 * Notes which files a bundle was made from, apart from the generator's own and from packages: modules of the site and of its
 * integrations. `read` returns each, by its path from the site's folder, with the hash of its content.
 */
export const createInputList = (
  root: string,
): { plugin: Plugin; read: () => Promise<[file: string, hash: string][]> } => {
  const files = new Set<string>()
  return {
    plugin: {
      name: 'handbook-input-list',
      moduleParsed: ({ id }) => {
        const file = id.replace(/\?.*$/, '')
        if (
          !file.startsWith('\0') &&
          !file.includes('/node_modules/') &&
          !generator.some((folder) => file.startsWith(folder))
        )
          files.add(file)
      },
    },
    read: () =>
      Promise.all(
        [...files]
          .toSorted()
          .map(async (file) => [relative(root, file).split(sep).join('/'), await fileHash(file)] as [string, string]),
      ),
  }
}
