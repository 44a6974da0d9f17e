import { foldedPath } from '../../content/documents/address-fault.ts'
import { collectProblems, type Problem } from '../../content/problems.ts'
import type { Output } from './output.ts'

/**
 * Problems of files in `static/` that conflict with files of the build, including conflicts on disks that ignore case.
 * Only a build knows all its own files. Throws when two files of the build conflict, because that is not an error of
 * the input.
 */
export const staticClashProblems = (
  { clashes, files }: Pick<Output, 'clashes' | 'files'>,
  staticFiles: ReadonlySet<string>,
): readonly Problem[] => {
  const problems = collectProblems()
  const isStatic = (path: string) => staticFiles.has(`/${path}`)
  for (const { path, taken } of clashes) {
    // The compressed variants of a refused file are refused too.
    const [first, second] =
      isStatic(path) || isStatic(taken) ? [path, taken] : [withoutEncoding(path), withoutEncoding(taken)]
    if (isStatic(first)) problems.error({ rule: 'static-file', ...describe(first, second) })
    else if (isStatic(second)) problems.error({ rule: 'static-file', ...describe(second, first) })
    else
      throw new Error(
        `The build writes "${path}" although "${taken}" already exists. This is a bug in the generator; report it.`,
      )
  }
  const folded = new Map([...staticFiles].map((path) => [foldedPath(path.slice(1)), path.slice(1)]))
  for (const made of files) {
    const own = isStatic(made) ? undefined : folded.get(foldedPath(made))
    if (own === undefined || own === made) continue
    problems.error({
      rule: 'static-file',
      file: `static/${own}`,
      message: `The build makes "${made}", which is the same file on disks that ignore case and how accents are encoded. Delete static/${own}, or give it another name.`,
    })
  }
  return problems.all
}

const withoutEncoding = (path: string): string => path.replace(/\.(?:br|gz)$/, '')

const describe = (own: string, made: string): { file: string; message: string } => {
  const file = `static/${own}`
  if (made.startsWith(`${own}/`))
    return {
      file,
      message: `The build makes a folder "${own}" for files of its own. Delete ${file}, or give it another name.`,
    }
  if (own.startsWith(`${made}/`))
    return {
      file: `static/${made}`,
      message: `The build makes a file "${made}" itself. Give the folder static/${made} another name, or move what it holds.`,
    }
  return { file, message: `The build makes "${own}" itself. Delete ${file}, or give it another name.` }
}
