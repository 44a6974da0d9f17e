import { isFileAddress } from '../../model/path.ts'

interface FileAddressesInput {
  /** Site paths of all pages. */
  pages: Iterable<string>
  /**
   * Paths of all files that are not pages and belong to none: the files of `static/`, files beside documents, and files
   * of every site.
   */
  files: Iterable<string>
}

/**
 * Returns a pattern (a regular expression that ignores case) that distinguishes the addresses of files from those of
 * pages. It is for a site on which the name of a page ends like a file: `/docs/node.js`. Returns `undefined` for other
 * sites, on which every address that looks like a file is a file.
 *
 * The pattern lists kinds of files, never pages. When pages and files share an extension, the pattern lists the folders
 * without pages that contain such files, or else the files themselves. The data and the Markdown of a page are
 * recognized by their extension alone. When a page ends in `.json` or `.md`, an address with this extension is a page.
 */
export const fileAddresses = ({ pages, files }: FileAddressesInput): string | undefined => {
  const paths = [...pages]
  if (!paths.some((path) => isFileAddress(path))) return undefined
  const pageEndings = new Set(paths.map(endingOf))
  const folders = new Set(paths.flatMap(foldersOf))
  const endings = new Set(['json', 'md'].filter((ending) => !pageEndings.has(ending)))
  const [prefixes, names] = [new Set<string>(), new Set<string>()]
  for (const file of files) {
    const ending = endingOf(file)
    // The address of such a file is the address of a page.
    if (ending === 'html') continue
    if (ending !== '' && !pageEndings.has(ending)) {
      endings.add(ending)
      continue
    }
    const folder = foldersOf(file).find((one) => !folders.has(one))
    if (folder === undefined) names.add(file)
    else prefixes.add(folder)
  }
  const group = (parts: ReadonlySet<string>) => `(?:${[...parts].toSorted().map(quoted).join('|')})`
  return [
    `\\.${group(endings)}$`,
    ...(prefixes.size > 0 ? [`^${group(prefixes)}/`] : []),
    ...(names.size > 0 ? [`^${group(names)}$`] : []),
  ].join('|')
}

const endingOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** Folders that contain a path, the outermost first: `/a` and `/a/b` for `/a/b/c`. */
const foldersOf = (path: string): string[] => {
  const names = path.split('/').slice(1, -1)
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
