import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { programFile } from '../../content/program-root.ts'
import { fileHash } from './file-hash.ts'

/** Sources whose hash is part of the name of a bundle's folder. */
const generator = ['packages/generator/src', 'packages/search/src'].map((name) => `${programFile(name)}/`)

/**
 * Records from which files a bundle was made: modules of the site and of its integrations, without the generator's own
 * modules and packages. `read` returns the files of a Vite environment (`client`, `ssr`) by path from the site's
 * folder, each with the hash of its content.
 */
export const createInputList = (
  root: string,
): { plugin: Plugin; read: (environment: string) => Promise<Record<string, string>> } => {
  const files = new Map<string, Set<string>>()
  return {
    plugin: {
      name: 'handbook-input-list',
      moduleParsed({ id }) {
        const { name } = this.environment
        const known = files.get(name) ?? new Set()
        files.set(name, known)
        const file = id.replace(/\?.*$/, '')
        if (
          !file.startsWith('\0') &&
          !file.includes('/node_modules/') &&
          !generator.some((folder) => file.startsWith(folder))
        )
          known.add(file)
      },
    },
    read: async (environment) => {
      const hashes = [...(files.get(environment) ?? [])]
        .toSorted()
        .map(async (file) => [relative(root, file).split(sep).join('/'), await fileHash(file)] as const)
      return Object.fromEntries(await Promise.all(hashes))
    },
  }
}
