import { collectProblems, type Problem } from '../../content/problems.ts'
import { sandboxFile } from '../../model/run/sandbox-path.ts'
import { policyRules } from './policy-paths.ts'

/**
 * The limits of Cloudflare Pages for the two files. Of all hosts that read them, it has the tightest limits. Lines are
 * in characters, files in bytes.
 */
const limits = {
  headerRules: 100,
  headerLine: 2000,
  redirects: 2000,
  redirectLine: 1000,
  redirectsFile: 100_000,
}

interface HostTexts {
  /** `_headers` and `_redirects` as they are published. Absent when the build publishes no such file. */
  headers?: string | undefined
  redirects?: string | undefined
  baseUrl: string
  /** All files for readers, by path below the root of the output. */
  files: readonly string[]
}

/**
 * Warnings about rules and lines beyond a host's limits, which the host would ignore without a message. Without such a
 * rule, a page has no policy, or an old address is not redirected.
 */
export const hostLimitProblems = ({ headers = '', redirects = '', baseUrl, files }: HostTexts): readonly Problem[] => {
  const problems = collectProblems()
  const warn = (message: string) => problems.warning({ rule: 'host-limits', message })
  const rules = headers.split('\n').filter((line) => /^(?:\/|https:)/.test(line))
  if (rules.length > limits.headerRules)
    warn(
      `_headers has ${rules.length} rules. Cloudflare Pages reads the first ${limits.headerRules} and ignores the others. Leave rules out of static/_headers, or join some with "*".`,
    )
  const long = headers.split('\n').filter((line) => line.length > limits.headerLine)
  for (const name of new Set(long.map((line) => line.trim().split(':', 1)[0])))
    warn(
      `A line of _headers with "${name}" has more than ${limits.headerLine} characters. Cloudflare Pages ignores it. Load fewer scripts in srcdoc frames, or write a shorter value in static/_headers.`,
    )
  const { patterns, isBroad } = policyRules(baseUrl, files)
  if (isBroad && files.includes(sandboxFile))
    warn(
      `_headers has one policy for all addresses, because one policy for each address would need ${patterns.length} rules. Cloudflare Pages reads ${limits.headerRules}. Samples and demos do not run on a host that reads _headers. Move files from the root of static/ into a folder.`,
    )
  const lines = redirects.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  if (lines.length > limits.redirects || Buffer.byteLength(redirects) > limits.redirectsFile)
    warn(
      `_redirects has ${lines.length} redirects in ${Buffer.byteLength(redirects)} bytes. Cloudflare Pages reads ${limits.redirects} redirects and ${limits.redirectsFile} bytes, and ignores the rest. The pages at those old addresses still redirect, but without status 301.`,
    )
  for (const line of lines.filter(({ length }) => length > limits.redirectLine))
    warn(
      `A redirect in _redirects has more than ${limits.redirectLine} characters: "${line.slice(0, 60)}…". Cloudflare Pages ignores it. Choose a shorter address.`,
    )
  return problems.all
}
