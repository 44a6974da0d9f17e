import type { RangeNode, Ranges } from '../index-format/index-files.ts'

/**
 * Returns a function that finds the files that may contain keys with a given beginning, in order: from the file of the
 * beginning itself to the last entry whose key has this beginning.
 */
export const createRangeReader = (readNode: (file: string) => Promise<RangeNode>) => {
  const find = async (node: RangeNode, depth: number, beginning: string): Promise<string[]> => {
    const first = Math.max(
      0,
      node.findLastIndex(([from]) => from <= beginning),
    )
    const next = node.findIndex(([from], place) => place > first && !from.startsWith(beginning))
    const files = node.slice(first, next < 0 ? undefined : next).map(([, file]) => file)
    if (depth === 0) return files
    return (await Promise.all(files.map(async (file) => find(await readNode(file), depth - 1, beginning)))).flat()
  }
  return ({ depth, below }: Ranges, beginning: string): Promise<string[]> => find(below, depth, beginning)
}
