import { pageFile } from '../model/path.ts'
import type { PublishedSite } from './published-site.ts'

/** Where a build publishes a module that a document quotes, whole and in one file with its helpers. */
export interface CompleteFileLink {
  /** Name of the module: `stack`. */
  name: string
  /** Site path of the file in TypeScript; absent for a module in JavaScript. */
  typescript?: string
  /** Site path of the file in JavaScript. */
  javascript: string
}

/** Returns the complete files of the document at a path, as the data of its page list them. */
export const completeFilesOf = async (published: PublishedSite, path: string): Promise<CompleteFileLink[]> => {
  const text = await published.read(pageFile(path, 'json'))
  // SAFETY: only a build writes such a file.
  const { completeFiles = [] } = text === undefined ? {} : (JSON.parse(text) as { completeFiles?: CompleteFileLink[] })
  return completeFiles
}
