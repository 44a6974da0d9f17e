import { pageFile } from '../../model/path.ts'
import type { ProblemCollector } from '../problems.ts'
import { fixedFiles } from './made-files.ts'

/** The facts against which files of `static/` are checked. */
export interface StaticFilesInput {
  staticFiles: ReadonlySet<string>
  /** Site paths of all pages. */
  paths: ReadonlySet<string>
  /** Whether a page belongs to a document. Pages of documents have a Markdown file. */
  isDocument: (path: string) => boolean
  problems: ProblemCollector
}

/** Reports files of `static/` that conflict with files of the build, so that `check` finds them too. */
export const checkStaticFiles = ({ staticFiles, paths, isDocument, problems }: StaticFilesInput): void => {
  const made = new Set(fixedFiles)
  for (const path of paths)
    for (const ending of isDocument(path) ? (['html', 'json', 'md'] as const) : (['html', 'json'] as const))
      made.add(`/${pageFile(path, ending)}`)
  for (const path of staticFiles)
    if (made.has(path))
      problems.error({
        rule: 'static-file',
        file: `static${path}`,
        message: `The build makes "${path.slice(1)}" itself. Delete static${path}, or give it another name.`,
      })
}
