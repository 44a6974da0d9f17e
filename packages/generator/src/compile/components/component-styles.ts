/**
 * Returns styles as they stand in the pages that need them. Few pages need them, so they are not part of the style
 * sheet of every page. `read` returns the text of a sheet by its absolute path.
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

/** Returns these styles as a `<style>` element. */
export const styleElement = async (
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string> => `<style>${(await componentStyles(files, read)).replaceAll('</', String.raw`<\/`)}</style>`
