import { scopedCss } from '../../content/site-components/css-modules.mjs'

/**
 * Styles of a component, as they stand in the pages that hold it: few pages do, so that they are not worth a place in the style
 * sheet of every page. `read` gives the text of a file by its absolute path.
 */
export const componentStyles = async (
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string> => {
  const sheets = await Promise.all(files.map(async (file) => scopedCss(file, await read(file))))
  return sheets
    .join('')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .trim()
}
