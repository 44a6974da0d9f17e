import type { CompleteFileLink, DocumentPage } from '../model/page.ts'
import { pageFile } from '../model/path.ts'
import type { PublishedSite } from './published-site.ts'

/** Returns the complete files of the document at a path, as listed in the data of its page. */
export const completeFilesOf = async (published: PublishedSite, path: string): Promise<CompleteFileLink[]> => {
  const text = await published.read(pageFile(path, 'json'))
  // SAFETY: only a build writes such a file.
  const { completeFiles = [] } = text === undefined ? {} : (JSON.parse(text) as Partial<DocumentPage>)
  return completeFiles
}
