import { readFile } from 'node:fs/promises'

/**
 * Styles of an island, by file below `src/islands/`. They stand in the pages that have one: they are not worth a place in
 * the style sheet of every page.
 */
export const islandStyles = async (file: string): Promise<string> => {
  const css = await readFile(new URL(`../../islands/${file}`, import.meta.url), 'utf8')
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,>]) ?/g, '$1').replaceAll(': ', ':').trim()
}
