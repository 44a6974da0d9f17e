import { normalPath } from '../model/run/project-path.ts'

/** The facts about a code block that decide whether it is a file of the document's project. */
export interface BlockFacts {
  lang: string
  title?: string | undefined
  nocheck?: string | undefined
  output?: boolean | undefined
  source?: string | undefined
}

/** The file that a block stands for: its title, or else a file of its own in the project's root. */
export const fileOf = ({ lang, title }: Pick<BlockFacts, 'lang' | 'title'>): string =>
  title !== undefined && /\.\w+$/.test(title) ? title : `sample.${lang}`

/**
 * Files of a block's project. Each is in the latest version that the document shows before the block, or else in the
 * first version that the document shows.
 */
export const projectFiles = <Block>(
  blocks: readonly Block[],
  index: number,
  factsOf: (block: Block) => BlockFacts,
): ReadonlyMap<string, Block> => {
  const files = new Map<string, Block>()
  for (const [place, block] of blocks.entries()) {
    const facts = factsOf(block)
    const { title, nocheck, output, source } = facts
    const isFile = title !== undefined && nocheck === undefined && !output && source === undefined
    const file = normalPath(fileOf(facts))
    if (isFile && (place < index || !files.has(file))) files.set(file, block)
  }
  return files
}
