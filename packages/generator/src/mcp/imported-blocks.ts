import { fileOf, projectFiles } from '../content/project-files.ts'
import type { MappedBlock } from '../model/document-map.ts'
import { findFile } from '../model/run/project-path.ts'

/** A quoted text that begins like a relative path: imports of every kind, workers and mocks included. */
const relativePath = /(['"`])(\.{1,2}\/[^'"`\s]+)\1/g

const script = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript)$/

/**
 * Returns the blocks whose files a block of the same document imports, also through other files. The sample checks use
 * the same blocks: the latest version of each file before the block, or else the first one.
 */
export const importedBlocks = <Block extends MappedBlock>(blocks: readonly Block[], place: number): Block[] => {
  const block = blocks[place]
  if (!block || !script.test(block.lang)) return []
  const files = projectFiles(blocks, place, (each) => each)
  const reached = new Map([[fileOf(block), block]])
  // The loop also visits the files that it adds.
  for (const [file, { code, lang }] of reached) {
    if (!script.test(lang)) continue
    for (const [, , specifier = ''] of code.matchAll(relativePath)) {
      const target = findFile([...files.keys()], file, specifier)
      const imported = target === undefined ? undefined : files.get(target)
      if (target !== undefined && imported && !reached.has(target)) reached.set(target, imported)
    }
  }
  return [...reached.values()].filter((each) => each !== block)
}
