import { createHash } from 'node:crypto'
import type { SiteData } from '../../model/site.ts'

/** The contents of a site's pages that a policy has to allow by name. */
export interface PolicyFacts {
  /** Text of every inline script of a page or of the `srcdoc` of a frame. */
  inlineScripts: Iterable<string>
  /** Origins from which articles show images, sound or video. */
  mediaOrigins?: Iterable<string>
  /** Origins of frames that articles embed. */
  frameOrigins?: Iterable<string>
}

/**
 * Returns the headers that every response of a site carries, by name. Only this module defines them. The preview
 * server, the files for static hosts and the service worker's own responses take them from here.
 */
export const securityHeaders = (site: SiteData, facts: PolicyFacts): Record<string, string> => ({
  [policyName]: contentSecurityPolicy(site, facts),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
})

export const policyName = 'Content-Security-Policy'

/**
 * The headers of `sandbox.html`, made from the headers of all other files. Its HTML has a separate policy, which the
 * policy of pages would restrict further. The header adds what HTML cannot say: only pages of the site may embed the
 * sandbox.
 */
export const sandboxHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  [policyName]: "frame-ancestors 'self'",
})

/**
 * The policy for a `<meta>` element. It omits the directive that such an element must not have, and directives that
 * repeat the directive they fall back to (CSP 3, 6.8.3). Every page carries these bytes.
 */
export const metaPolicy = (headers: Readonly<Record<string, string>>): string | undefined =>
  headers[policyName]
    ?.split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors') && !fallsBack.has(directive))
    .join('; ')

/**
 * Workers fall back to `script-src`, which allows `'self'` and hashes that match no worker. The other directives fall
 * back to `default-src`.
 */
const fallsBack: ReadonlySet<string> = new Set(["connect-src 'self'", "worker-src 'self'", "frame-src 'self'"])

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * The content security policy. It allows scripts of the site, and inline scripts by their hash. Styles may be inline,
 * because each page carries its style sheet. A `srcdoc` frame that an author writes inherits the policy of the
 * surrounding page, which client navigation does not change. For this reason, the scripts of all such frames are
 * allowed on all pages.
 */
const contentSecurityPolicy = (
  site: SiteData,
  { inlineScripts, mediaOrigins = [], frameOrigins = [] }: PolicyFacts,
): string => {
  const hashes = [...new Set(inlineScripts)].map(scriptHash).toSorted()
  const media = [...new Set(mediaOrigins)].toSorted()
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...media],
    // Demos create sound and moving pictures as `blob:` addresses. Such an address never refers to another site.
    ['media-src', "'self'", 'blob:', ...media],
    ['connect-src', "'self'", ...searchOrigins(site)],
    ['worker-src', "'self'"],
    ['frame-src', "'self'", ...[...new Set(frameOrigins)].toSorted()],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Source expression that allows one inline script (CSP 3, 6.7.2.4): the SHA-256 of its text as the parser sees it. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`

/** Hosts to which hosted search sends requests, by application id: the nearest host, then the fallbacks. */
const searchOrigins = ({ search }: SiteData): string[] => {
  if (search.provider !== 'hosted') return []
  const id = search.applicationId.toLowerCase()
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)]
}
