import { readFile } from 'node:fs/promises'

/**
 * Styles of an island, by files below `src/islands/`, in their order. They stand in the pages that have one: they are not worth a place in
 * the style sheet of every page.
 */
export const islandStyles = async (...files: string[]): Promise<string> => {
  const sheets = await Promise.all(files.map((file) => readFile(new URL(`../../islands/${file}`, import.meta.url), 'utf8')))
  return sheets.join('').replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,>]) ?/g, '$1').replaceAll(': ', ':').trim()
}
