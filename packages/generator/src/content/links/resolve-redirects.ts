import { normalizePath } from '../../model/path.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { addressFault, foldedPath } from '../documents/address-fault.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector } from '../problems.ts'
import { hiddenFile, type MadeFilesInput } from './made-files.ts'

/** The facts against which redirects are checked. */
export interface RedirectsInput extends LoadedConfig, MadeFilesInput {
  problems: ProblemCollector
}

/**
 * Returns old paths with the pages to which they finally lead. Reports sources that are pages or files or cannot have a
 * page, targets that do not exist, and loops.
 */
export const resolveRedirects = (input: RedirectsInput): Map<string, string> => {
  const { config, placeOf, paths, problems } = input
  const steps = new Map<string, { to: string; index: number }>()
  const folded = new Map([...paths].map((path) => [foldedPath(path), path]))
  for (const [index, { from, to }] of config.redirects.entries()) {
    const place = (key: string) => ({ rule: 'redirect', ...placeOf('redirects', index, key) })
    for (const source of [from].flat().map(normalizePath)) {
      const fault =
        sourceFault(source, input) ??
        (steps.has(source) ? `There are two redirects from ${source}. Delete one.` : undefined)
      if (fault === undefined) steps.set(source, { to: normalizePath(to), index })
      else problems.error({ ...place('from'), message: fault })
      const twin = folded.get(foldedPath(source))
      if (twin !== undefined && twin !== source) {
        const message = `The redirect from ${source} and the page ${twin} are one file on disks and hosts that ignore case and how accents are encoded. Delete the redirect.`
        problems.report(config.onDuplicateRoutes, { ...place('from'), message })
      }
    }
  }
  const redirects = new Map<string, string>()
  /** Old paths, by the form in which disks that ignore case compare them. */
  const sources = new Map<string, string>()
  for (const [source, { to, index }] of steps) {
    const way = [source]
    let target = to
    while (steps.has(target) && !way.includes(target)) {
      way.push(target)
      target = steps.get(target)?.to ?? target
    }
    const place = { rule: 'redirect', ...placeOf('redirects', index, 'to') }
    if (paths.has(target)) {
      const twin = sources.get(foldedPath(source))
      sources.set(foldedPath(source), source)
      redirects.set(source, target)
      // Two such paths that lead to the same page can share one file.
      if (twin !== undefined && redirects.get(twin) !== target) {
        const message = `The redirects from ${twin} and ${source} are one file on disks and hosts that ignore case and how accents are encoded, and lead to different pages. Delete one, or let both lead to the same page.`
        problems.error({ rule: 'redirect', ...placeOf('redirects', index, 'from'), message })
      }
    } else if (way.includes(target)) {
      problems.error({
        ...place,
        message: `The redirects form a loop: ${[...way, target].join(' → ')}. Let one of them lead to a page.`,
      })
    } else {
      problems.error({
        ...place,
        message: `The redirect from ${source} leads to ${target}, which is not a page. Nearest: ${listNearest(target, paths, 5)}.`,
      })
    }
  }
  return redirects
}

/** What is wrong with an old path on its own. */
const sourceFault = (source: string, input: RedirectsInput): string | undefined => {
  const fault = addressFault(source)
  if (fault !== undefined) return `The redirect from "${source}" ${fault}. Correct the path, or delete the redirect.`
  if (input.paths.has(source))
    return `The redirect from ${source} hides a page of that path. Delete the redirect, or move the page.`
  const hidden = hiddenFile(source, input)
  return hidden && `The redirect from ${source} hides ${hidden}. Delete the redirect.`
}
