import { toAddress } from '../../model/path.ts'
import { sandboxFile } from '../../model/run/sandbox-path.ts'

/** Files directly below the root that a browser opens as a page, or runs. */
const opened = /\.(?:html|js|mjs|svg|xml)$/

/** Maximum number of rules in one file (Cloudflare Pages reads 100), without the few rules that every site has. */
const ruleLimit = 90

/**
 * Patterns of `_headers` for the addresses of a site's files, without the sandbox. Hosts that read `_headers` join the
 * values of all matching rules, so a policy for pages must not be in a rule for all addresses. `files` are paths below
 * the root of the output. A site that needs too many patterns for one file gets one pattern for all its addresses.
 * Samples do not run on such a host then.
 */
export const policyPaths = (baseUrl: string, files: Iterable<string>): string[] => {
  const { patterns, isBroad } = policyRules(baseUrl, files)
  return isBroad ? [`${baseUrl}*`] : patterns
}

/** All patterns of the addresses of a site's files, without the sandbox, and whether they are too many for one file. */
export const policyRules = (baseUrl: string, files: Iterable<string>): { patterns: string[]; isBroad: boolean } => {
  const patterns = new Set([baseUrl])
  for (const file of files) {
    const [first = '', ...rest] = file.split('/')
    if (rest.length > 0) patterns.add(`${toAddress(baseUrl, `/${first}`)}/*`)
    else if (opened.test(file) && file !== sandboxFile) {
      patterns.add(toAddress(baseUrl, `/${file}`))
      if (file.endsWith('.html')) patterns.add(toAddress(baseUrl, `/${file.slice(0, -'.html'.length)}`))
    }
  }
  return { patterns: [...patterns].toSorted(), isBroad: patterns.size > ruleLimit }
}
