import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** A document in the form that every generator accepts: only CommonMark, tables and fenced code. */
export interface CorpusDocument {
  /** Path without extension: `guide/docker`. */
  id: string
  title: string
  /** The Markdown text without the title. */
  body: string
  /** The same article as HTML, as the handbook renders it. */
  html: string
}

/**
 * Reads the Markdown that a build of the handbook publishes beside its pages. In it, quotations are filled in, figures
 * are replaced by their text alternatives, and components are removed. `dist` is the output folder of that build.
 */
export const readCorpus = async (dist: string): Promise<CorpusDocument[]> => {
  const root = join(dist, 'docs')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  if (files.length === 0) throw new Error(`There is no built handbook in ${dist}. Run "npm run build" first.`)
  const ids = new Set(files.map((file) => idOf(root, file)))
  // In generators that publish folders, a document that is also the index of a folder would have the same address.
  return Promise.all(
    files.map(async (file) => {
      const id = idOf(root, file)
      const [, title = id, body = ''] = /^# (.+)\n([^]*)$/.exec(await readFile(file, 'utf8')) ?? []
      const { html } = JSON.parse(await readFile(file.replace(/\.md$/, '.json'), 'utf8')) as { html: string }
      return {
        id: [...ids].some((other) => other.startsWith(`${id}/`)) ? `${id}/index` : id,
        title,
        body: portable(body),
        html,
      }
    }),
  )
}

const idOf = (root: string, file: string): string => relative(root, file).replace(/\.md$/, '').split(sep).join('/')

/**
 * Links between documents are left out. Each generator resolves them in its own way, and the bench does not measure
 * that.
 */
const portable = (body: string): string => {
  let isCode = false
  return body
    .split('\n')
    .map((line) => {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
      return isCode ? line : line.replace(/\[([^\]]*)\]\((?!https?:)[^)\s]*\)/g, '$1')
    })
    .join('\n')
}

/** The largest, the median and the smallest document by the size of the source. */
export const samplePages = (
  corpus: readonly CorpusDocument[],
): { heaviest: CorpusDocument; median: CorpusDocument; smallest: CorpusDocument } => {
  const bySize = corpus.filter(({ id }) => !id.endsWith('/index')).toSorted((a, b) => a.body.length - b.body.length)
  const at = (index: number): CorpusDocument => {
    const document = bySize[index]
    if (!document) throw new Error('The corpus needs at least three documents.')
    return document
  }
  return { heaviest: at(bySize.length - 1), median: at(Math.floor(bySize.length / 2)), smallest: at(0) }
}

/** Folders of a corpus, grouped as in the sidebars of generators: `guide` → its documents. */
export const byFolder = (corpus: readonly CorpusDocument[]): Map<string, CorpusDocument[]> => {
  const folders = new Map<string, CorpusDocument[]>()
  for (const document of corpus)
    folders.set(dirname(document.id), [...(folders.get(dirname(document.id)) ?? []), document])
  return folders
}
