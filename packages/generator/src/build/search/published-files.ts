import { indexFolder } from '@dev-handbook/search/index-format/index-files'
import { contentSource, type SiteWriter } from '../output/site-writer.ts'

/** A file of the index: its name in the index, and the source under which the writer knows it. */
export type PublishedFile = readonly [name: string, source: string]

/** The files of the index in the new output. */
export interface PublishedFiles {
  /** Takes files over from the last build, until one of them has been changed. Returns whether it took all of them. */
  keep: (files: readonly PublishedFile[]) => boolean
  /** Writes a file, unless it was taken over. */
  write: (name: string, content: string) => Promise<void>
  /** The source of each of these files, which are in the output. */
  named: (names: readonly string[]) => PublishedFile[]
  /** All files in the output. */
  all: () => PublishedFile[]
}

/** Starts the list of published files. `onWritten` is called for each file. */
export const createPublishedFiles = (writer: SiteWriter, onWritten: () => void): PublishedFiles => {
  const sources = new Map<string, string>()
  const pathOf = (name: string): string => `${indexFolder}/${name}`
  const note = (name: string, source: string): void => {
    sources.set(name, source)
    onWritten()
  }
  return {
    keep: (files) =>
      files.every(([name, source]) => {
        if (sources.has(name)) return true
        if (!writer.keep(pathOf(name), source)) return false
        note(name, source)
        return true
      }),
    write: async (name, content) => {
      if (sources.has(name)) return
      await writer.write(pathOf(name), content)
      note(name, contentSource(content))
    },
    named: (names) => names.map((name) => [name, sources.get(name) ?? '']),
    all: () => [...sources],
  }
}
