import { normalizePath } from '../../model/path.ts'
import type { LoadedConfig } from '../config/load-config.ts'
import { addressFault, foldedPath } from '../documents/address-fault.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector } from '../problems.ts'

/** What redirects are checked against. */
export interface RedirectsInput extends LoadedConfig {
  /** Site paths of all pages. */
  paths: ReadonlySet<string>
  problems: ProblemCollector
}

/**
 * Returns old paths with the pages that they lead to at last. Reports sources that are pages or cannot have one, targets that do
 * not exist and loops.
 */
export const resolveRedirects = ({ config, placeOf, paths, problems }: RedirectsInput): Map<string, string> => {
  const steps = new Map<string, { to: string; index: number }>()
  const folded = new Map([...paths].map((path) => [foldedPath(path), path]))
  for (const [index, { from, to }] of config.redirects.entries()) {
    const place = (key: string) => ({ rule: 'redirect', ...placeOf('redirects', index, key) })
    for (const source of [from].flat().map(normalizePath)) {
      const fault = addressFault(source)
      const twin = folded.get(foldedPath(source))
      if (fault !== undefined) {
        problems.error({ ...place('from'), message: `The redirect from "${source}" ${fault}. Correct the path, or delete the redirect.` })
      } else if (paths.has(source)) {
        problems.error({ ...place('from'), message: `The redirect from ${source} hides a page of that path. Delete the redirect, or move the page.` })
      } else if (steps.has(source)) {
        problems.error({ ...place('from'), message: `There are two redirects from ${source}. Delete one.` })
      } else {
        steps.set(source, { to: normalizePath(to), index })
      }
      if (twin !== undefined && twin !== source) {
        const message = `The redirect from ${source} and the page ${twin} are one file on disks and hosts that ignore case and how accents are encoded. Delete the redirect.`
        problems.report(config.onDuplicateRoutes, { ...place('from'), message })
      }
    }
  }
  const redirects = new Map<string, string>()
  for (const [source, { to, index }] of steps) {
    const way = [source]
    let target = to
    while (steps.has(target) && !way.includes(target)) {
      way.push(target)
      target = steps.get(target)?.to ?? target
    }
    const place = { rule: 'redirect', ...placeOf('redirects', index, 'to') }
    if (paths.has(target)) redirects.set(source, target)
    else if (way.includes(target)) problems.error({ ...place, message: `The redirects form a loop: ${[...way, target].join(' → ')}. Let one of them lead to a page.` })
    else problems.error({ ...place, message: `The redirect from ${source} leads to ${target}, which is not a page. Nearest: ${listNearest(target, paths, 5)}.` })
  }
  return redirects
}
