import { isFileAddress } from '../../model/path.ts'

interface FileAddressesInput {
  /** Site paths of all pages. */
  pages: Iterable<string>
  /** Paths of all files that are no pages and belong to none: those of `static/`, those beside documents, those of every site. */
  files: Iterable<string>
}

/**
 * Returns a pattern (a regular expression that ignores case) that distinguishes the addresses of files from those of pages, for
 * a site where the name of a page ends like a file: `/docs/node.js`. Returns `undefined` for other sites: there, whatever looks
 * like a file is one.
 *
 * The pattern lists kinds of files, never pages. Where pages and files share an ending, it lists the folders without
 * pages that hold such files, or else the files themselves. The data and the Markdown of a page are recognised by their ending
 * alone: where a page ends in `.json` or `.md`, an address that ends so is one of a page.
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
    // The address of such a file is that of a page.
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

/** Folders around a path, the outermost first: `/a` and `/a/b` for `/a/b/c`. */
const foldersOf = (path: string): string[] => {
  const names = path.split('/').slice(1, -1)
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
