/** A project that a document contains completely: its files, and the commands that install its packages. */
export interface Project {
  /** The text of each file by its path in the project. A later block with the same title has replaced an earlier one. */
  files: ReadonlyMap<string, string>
  /**
   * The commands of the document that install packages, in their order, up to the `package.json` of a second project.
   */
  installs: readonly string[]
  /** Names of the scripts in `package.json`. */
  scripts: readonly string[]
}

interface Block {
  language: string
  title: string | undefined
  code: string
}

/**
 * Returns the project of a document, or `undefined` if a reader could not install and test it from the page alone. A
 * complete project has a `package.json` with a script `test`, and a file of tests. Throws a `SyntaxError` for a broken
 * `package.json`.
 */
export const readProject = (source: string): Project | undefined => {
  const blocks = readBlocks(source)
  const files = new Map(
    blocks.flatMap(({ title, code }) => (title !== undefined && isInside(title) ? [[title, code]] : [])),
  )
  const manifest = files.get('package.json')
  if (manifest === undefined || ![...files.keys()].some((file) => /\.test\.tsx?$/.test(file))) return undefined
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> }
  if (scripts['test'] === undefined) return undefined
  const second = blocks.findIndex(({ title = '' }) => title.endsWith('/package.json'))
  const installs = blocks
    .slice(0, second === -1 ? undefined : second)
    .filter(({ language, title }) => language === 'sh' && title === undefined)
    .flatMap(installsOf)
  return { files, installs: [...new Set(installs)], scripts: Object.keys(scripts) }
}

/** Files such as `/etc/nginx/nginx.conf` belong to a machine and not to the project. */
const isInside = (path: string): boolean => !path.startsWith('/') && !path.split('/').includes('..')

const installsOf = ({ code }: Block): string[] =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^npm (?:install|i) (?!.*(?:--global|-g)\b)/.test(line))

const readBlocks = (source: string): Block[] => {
  const blocks: Block[] = []
  let open: (Block & { fence: string; lines: string[] }) | undefined
  for (const line of source.split('\n')) {
    const [, fence = '', language = '', meta = ''] = /^\s*(`{3,})(\S*)(.*)$/.exec(line) ?? []
    if (open === undefined) {
      if (fence) open = { fence, language, title: /\btitle="([^"]+)"/.exec(meta)?.[1], code: '', lines: [] }
    } else if (fence === open.fence && language === '') {
      blocks.push({ language: open.language, title: open.title, code: `${open.lines.join('\n')}\n` })
      open = undefined
    } else open.lines.push(line)
  }
  return blocks
}
