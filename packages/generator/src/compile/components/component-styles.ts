/**
 * Styles as they stand in the pages that need them: few pages do, so that they are not worth a place in the style sheet of every
 * page. `read` gives the text of a sheet by its absolute path.
 */
export const componentStyles = async (
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string> => {
  const sheets: string[] = []
  for (const file of files) sheets.push(await read(file))
  return sheets
    .join('')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .trim()
}

/** The same as an element. */
export const styleElement = async (
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string> => `<style>${(await componentStyles(files, read)).replaceAll('</', String.raw`<\/`)}</style>`
