import type { ReadText } from '../../trace/import-traced.ts'

/**
 * Styles of an island, by files below `src/islands/`, in their order. They stand in the pages that have one: they are not worth a place in
 * the style sheet of every page.
 */
export const islandStyles = async (files: readonly string[], read: ReadText): Promise<string> => {
  const sheets = await Promise.all(files.map((file) => read(`src/islands/${file}`)))
  return sheets.join('').replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,>]) ?/g, '$1').replaceAll(': ', ':').trim()
}
