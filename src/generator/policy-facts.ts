import type { PolicyFacts } from './security-headers.ts'

/**
 * Finds in the HTML of articles what the content security policy has to allow: scripts inside the `srcdoc` of demo
 * frames, and foreign origins of images, media and frames. An inline event handler (`onclick="…"`) cannot be allowed by
 * a hash and will not run.
 */
export const findPolicyFacts = (articles: Iterable<string>): Required<PolicyFacts> => {
  const inlineScripts = new Set<string>()
  const mediaOrigins = new Set<string>()
  const frameOrigins = new Set<string>()
  for (const html of articles) {
    for (const [tag, name = ''] of html.matchAll(/<(img|source|video|audio|iframe)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
      const origins = name.toLowerCase() === 'iframe' ? frameOrigins : mediaOrigins
      for (const [, , value = ''] of tag.matchAll(/\s(?:src|poster)=("|')(.*?)\1/gi)) addOrigin(origins, decodeEntities(value))
      const [, , document = ''] = /\ssrcdoc=("|')([\s\S]*?)\1/i.exec(tag) ?? []
      for (const [, script = ''] of decodeEntities(document).matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script/gi)) inlineScripts.add(script)
    }
  }
  return { inlineScripts, mediaOrigins, frameOrigins }
}

const addOrigin = (origins: Set<string>, address: string): void => {
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) origins.add(new URL(address).origin)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of an attribute's value. Other named references do not occur: the compiler writes characters as they are. */
const decodeEntities = (value: string): string =>
  value.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? reference
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
