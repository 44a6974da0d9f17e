import { immutableFolders } from '../../model/offline.ts'
import { toAddress } from '../../model/path.ts'
import type { SiteData } from '../../model/site.ts'
import { sandboxFile, sandboxPath } from '../../model/run/sandbox-path.ts'
import { cdnFunction } from './cdn-function.ts'
import { hostFileNames, immutableCaching, revalidatedCaching } from './cache-rules.ts'
import { policyPaths } from './policy-paths.ts'
import { policyName, sandboxHeaders } from './security-headers.ts'

/** The input for the configuration of hosts. */
export interface HostFacts {
  site: SiteData
  /** From `securityHeaders`. */
  headers: Readonly<Record<string, string>>
  /** Old path to new path. */
  redirects: ReadonlyMap<string, string>
  /** All files for readers, by path below the root of the output. */
  files: Iterable<string>
}

interface ReadFacts extends HostFacts {
  /** Whether the site has the page that runs samples. */
  hasSandbox: boolean
}

/**
 * Files that a site may also write for its host. The content of such a file in `static/` is appended to the build's own
 * content, if there is any.
 */
export const joinedFiles: ReadonlySet<string> = new Set(['_headers', '_redirects'])

/** Joins the build's content of a host file with the site's content. */
export const joinHostFile = (made: string, own: string | undefined): string =>
  own === undefined || own.trim() === '' ? made : `${[made.trimEnd(), own.trim()].filter(Boolean).join('\n\n')}\n`

/** Returns the files that set headers, caching and clean addresses on static hosts and nginx, by path in the output. */
export const hostFiles = (given: HostFacts): [path: string, content: string][] => {
  const files = [...given.files]
  const facts: ReadFacts = { ...given, files, hasSandbox: files.includes(sandboxFile) }
  return [
    ['_headers', headersFile(facts)],
    ['_redirects', redirectsFile(facts)],
    ['vercel.json', vercelFile(facts)],
    ['nginx.conf', nginxFile(facts)],
    ['cdn-function.js', cdnFunction(facts.site)],
  ]
}

/**
 * `_headers`, for hosts that read it. Such hosts join the values of all matching rules. For this reason, only the rules
 * of immutable files set `Cache-Control`. For other files, the hosts' default revalidates before each use. The policy
 * of pages has separate rules, none of which matches the sandbox.
 */
const headersFile = ({ site, headers, files, hasSandbox }: ReadFacts): string => {
  const rule = (pattern: string, values: [string, string][]) =>
    `${pattern}\n${values.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  const rules = immutableFolders.map((folder) =>
    rule(`${toAddress(site.baseUrl, `/${folder}`)}/*`, [['Cache-Control', immutableCaching]]),
  )
  const { [policyName]: policy = '', ...others } = headers
  const policies = policyPaths(site.baseUrl, files).map((pattern) => rule(pattern, [[policyName, policy]]))
  const sandbox = hasSandbox && policies.length > 1 ? sandboxAddresses(site.baseUrl) : []
  const own = sandbox.map((address) => rule(address, [[policyName, sandboxHeaders({})[policyName] ?? '']]))
  return [rule(`${site.baseUrl}*`, Object.entries(others)), ...policies, ...own, ...rules].join('\n')
}

/** Addresses of the sandbox, with and without the file extension. */
const sandboxAddresses = (baseUrl: string): string[] =>
  [sandboxPath, `${sandboxPath}.html`].map((path) => toAddress(baseUrl, path))

/** `_redirects`, for hosts that read it; empty without redirects. */
const redirectsFile = ({ site, redirects }: HostFacts): string =>
  [...redirects]
    .filter((addresses) => !addresses.some(isPattern))
    .map(([from, to]) => `${toAddress(site.baseUrl, from)} ${toAddress(site.baseUrl, to)} 301\n`)
    .join('')

/**
 * Whether `_redirects` reads an address as a pattern, or as a target made from a pattern. The format has no escape, so
 * the page at the old address does such a redirect.
 */
const isPattern = (address: string): boolean => /[*:]/.test(address)

const vercelFile = ({ site, headers, redirects, hasSandbox }: ReadFacts): string => {
  const pairs = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }))
  const base = literal(site.baseUrl)
  const page = `${base}:page(${innerPath})`
  const moved = (source: string, destination: string) => ({ source, destination, permanent: true })
  const config = {
    headers: [
      { source: `${base}(.*)`, headers: pairs(headers) },
      // The last rule that matches decides.
      ...(hasSandbox
        ? [
            {
              source: `${base}${sandboxPath.slice(1)}{.html}?`,
              headers: pairs({ [policyName]: sandboxHeaders({})[policyName] ?? '' }),
            },
          ]
        : []),
      ...immutableFolders.map((folder) => ({
        source: `${base}${folder}/(.*)`,
        headers: pairs({ 'Cache-Control': immutableCaching }),
      })),
    ],
    redirects: [
      ...[...redirects].map(([from, to]) =>
        moved(literal(toAddress(site.baseUrl, from)), destinationOf(toAddress(site.baseUrl, to))),
      ),
      moved(`${base}index{.html}?`, destinationOf(site.baseUrl)),
      ...['/index{.html}?', '.html', '/'].map((ending) => moved(page + ending, `${destinationOf(site.baseUrl)}:page`)),
    ],
    rewrites: [{ source: page, destination: `${destinationOf(site.baseUrl)}:page.html` }],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Part of a `vercel.json` pattern that matches what follows the base URL in the address of a page. It begins with
 * neither a slash nor a backslash: browsers read `Location: //other.host` as another host. The host's own `cleanUrls`
 * and `trailingSlash` also redirect such addresses, so the file has its own rules instead.
 */
const innerPath = String.raw`[^/\\].*`

/** A pattern of `vercel.json` (path-to-regexp 6) that matches exactly this address. */
const literal = (address: string): string => address.replace(/[(){}:*+?!]/g, String.raw`\$&`)

/**
 * An address as the destination of a rule in `vercel.json`, where `:name`, `$1` and parentheses would refer to a part
 * of the source.
 */
const destinationOf = (address: string): string =>
  address.replace(/[():$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** Part of an nginx pattern after the first slash of an address: neither a second slash nor a backslash follows. */
const sameHost = String.raw`(?![/\\\\])`

/**
 * A site file for nginx: clean addresses, status 404, headers, precompressed files, caching. `docs/publishing.md`
 * explains how to use it.
 */
const nginxFile = ({ site, headers, redirects, hasSandbox }: ReadFacts): string => {
  const base = site.baseUrl.slice(0, -1)
  const pattern = base.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const lines = (values: string[], indent = '    ') => values.map((value) => `${indent}${value}\n`).join('')
  const headerLines = (values: Readonly<Record<string, string>>, indent: string) =>
    lines(
      Object.entries(values).map(
        ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
      ),
      indent,
    )
  const sandbox = `    # The page that runs samples has a policy of its own in its HTML.
    location = ${base}${sandboxPath} {
${headerLines(sandboxHeaders(headers), '        ')}        add_header Cache-Control $handbook_caching always;
        try_files ${base}${sandboxPath}.html =404;
    }
`
  return `# nginx site file for /etc/nginx/conf.d/handbook.conf: each build writes it, and each publication replaces it.
# Your own lines (TLS, brotli_static) belong into files in /etc/nginx/handbook.d/, which it includes.
# It lies inside http { }. The folder of "root" holds the built site${base === '' ? '' : ` in its subfolder "${base.slice(1)}"`}.

map $uri $handbook_caching {
    default "${revalidatedCaching}";
    "~^${pattern}/(?:${immutableFolders.join('|')})/" "${immutableCaching}";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${new URL(site.url).hostname};
    root /var/www/handbook/current;
    include handbook.d/*.conf;

    charset utf-8;
    charset_types text/plain text/css text/markdown application/javascript application/json application/manifest+json application/xml image/svg+xml;
    server_tokens off;
    absolute_redirect off;
    etag on;
    gzip_static on;
    gzip_vary on;

    include mime.types;
    types {
        text/markdown md;
        application/manifest+json webmanifest;
    }

${headerLines(headers, '    ')}    add_header Cache-Control $handbook_caching always;

    error_page 404 ${base}/404.html;

    # Other spellings of an address lead to the clean one.
    merge_slashes on;
    # "//other.host/" and "/\\other.host/" are not among them: a browser reads such a Location as another host.
    if ($request_uri ~ "^(${pattern}/${sameHost}(?:[^?]*/)?)index(?:\\.html)?(\\?.*)?$") { return 301 $1$2; }
    if ($request_uri ~ "^(${pattern}/${sameHost}[^?]+)\\.html(\\?.*)?$") { return 301 $1$2; }
    if ($request_uri ~ "^(${pattern}/${sameHost}[^?]*[^?/])/+(\\?.*)?$") { return 301 $1$2; }
${lines([...redirects].map(([from, to]) => `location = ${quote(base + from)} { return 301 ${quote(toAddress(site.baseUrl, to).replaceAll('$', '%24'))}; }`))}
${hasSandbox ? sandbox : ''}    location = ${site.baseUrl} { try_files ${base}/index.html =404; }
    location ~ "^${pattern}/(?:${hostFileNames.map((name) => name.replace('.', String.raw`\.`)).join('|')})$" { return 404; }
    # Compressed variants answer to the name of their file. Archives, and pages with such names, are no variants.
    location ~ "^(?<original>${pattern}/.*)\\.(?:br|gz)$" {
        if (-f $document_root$original) { return 404; }
        try_files $uri $uri.html =404;
    }
    location ${site.baseUrl} { try_files $uri $uri.html =404; }
}
`
}

const quote = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`
