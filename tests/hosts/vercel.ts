import { decodedPath, type HostAnswer, type PublishedFiles } from './host-answer.ts'

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  redirects: { source: string; destination: string; permanent: boolean }[]
  rewrites: { source: string; destination: string }[]
}

/**
 * Answers like Vercel, with the routes that its package `@vercel/routing-utils` makes from a `vercel.json`. The order
 * is: redirects, headers, files, rewrites to files, `404.html`. Of path-to-regexp, it supports only the patterns that
 * the build writes.
 */
export const vercelHost = (files: PublishedFiles) => {
  const config = JSON.parse(files.get('vercel.json') ?? '') as VercelConfig
  return (target: string): HostAnswer => {
    const path = target.replace(/\?.*/s, '')
    for (const { source, destination } of config.redirects) {
      const found = patternOf(source).exec(path)
      if (found) return { status: 308, headers: { Location: filled(destination, found) }, body: '' }
    }
    const matching = config.headers.filter(({ source }) => patternOf(source).test(path))
    const headers = Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])))
    const names = [path, `${path.replace(/\/$/, '')}/index.html`]
    for (const { source, destination } of config.rewrites) {
      const found = patternOf(source).exec(path)
      if (found) names.push(filled(destination, found))
    }
    const file = names
      .map((name) => files.get((decodedPath(name) ?? '').slice(1)))
      .find((content) => content !== undefined)
    return file === undefined
      ? { status: 404, headers, body: files.get('404.html') ?? '' }
      : { status: 200, headers, body: file }
  }
}

/** The regular expression of a pattern: escaped characters, `:name(…)`, `(…)` and `{…}?`. */
const patternOf = (source: string): RegExp => {
  const parts = source.matchAll(/\\(?<escaped>.)|(?::\w+)?\((?<inner>[^)]*)\)|\{(?<optional>[^}]*)\}\?|(?<plain>.)/gs)
  const text = [...parts].map(({ groups = {} }) => {
    if (groups['inner'] !== undefined) return `(${groups['inner']})`
    if (groups['optional'] !== undefined) return `(?:${quoted(groups['optional'])})?`
    return quoted(groups['escaped'] ?? groups['plain'] ?? '')
  })
  return new RegExp(`^${text.join('')}$`)
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const filled = (destination: string, found: RegExpExecArray): string =>
  destination.replace(/:[a-z]\w*/, () => found[1] ?? '')
