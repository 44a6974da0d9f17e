import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CorpusDocument } from './corpus.ts'

/** A site generator that the bench builds the corpus with. */
export interface Generator {
  name: string
  /** Writes a site with the corpus into `folder`. Pages get the addresses `/docs/<id>`. */
  prepare: (folder: string, corpus: readonly CorpusDocument[]) => Promise<void>
  /** Command that builds the site, run in `folder`. */
  build: (folder: string) => { command: string; args: string[]; env?: Record<string, string> }
  /** Folder with the packages of the generator, from the project's root. */
  packages: string
  /** Folder of the built site, below `folder`. */
  output: string
  /** Folders that a build may keep for the next build, below `folder`. They are removed for a cold build. */
  caches: string[]
}

/** Empties a folder and writes files into it, given by their paths. */
export const writeSite = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** The corpus as Markdown files with their title as front matter, below `root`. */
export const markdownFiles = (
  root: string,
  corpus: readonly CorpusDocument[],
  frontMatter: (document: CorpusDocument) => string = () => '',
): [string, string][] =>
  corpus.map((document) => [
    `${root}/${document.id}.md`,
    `---\ntitle: ${JSON.stringify(document.title)}\n${frontMatter(document)}---\n\n${document.body}`,
  ])

/**
 * The same document with its title as a heading of the text, for generators that do not read the title from the front
 * matter.
 */
export const withHeading = (document: CorpusDocument): CorpusDocument => ({
  ...document,
  body: `# ${document.title}\n\n${document.body}`,
})

/** Address of a document's page. */
export const addressOf = (id: string): string => `/docs/${id.replace(/\/index$/, '')}`
