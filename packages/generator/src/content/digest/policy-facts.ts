import { unescapeHtml } from '../../model/html/escape-html.ts'
import { readAttributes } from '../../model/html/html-tokens.ts'
import type { DocumentPolicy } from '../../model/compiled-document.ts'

/**
 * Finds the parts of an article's HTML that the content security policy has to allow: scripts inside the `srcdoc` of
 * frames that authors write, and foreign origins of images (in styles too), media and frames. Demos need no permission,
 * because they run in the sandbox. An inline event handler (`onclick="…"`) cannot be allowed by a hash and will not
 * run.
 */
export const findPolicyFacts = (html: string): DocumentPolicy => {
  const inlineScripts = new Set<string>()
  const mediaOrigins = new Set<string>()
  const frameOrigins = new Set<string>()
  for (const [tag, name = ''] of html.matchAll(/<(img|source|video|audio|iframe)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const origins = name.toLowerCase() === 'iframe' ? frameOrigins : mediaOrigins
    const attributes = readAttributes(tag)
    for (const attribute of ['src', 'poster']) addOrigin(origins, attributes.get(attribute) ?? '')
    // Addresses with their widths or densities, separated by commas. An address may contain commas, but no spaces.
    for (const candidate of (attributes.get('srcset') ?? '').split(/,?\s+|,(?=https?:)/)) addOrigin(origins, candidate)
    for (const [, script = ''] of (attributes.get('srcdoc') ?? '').matchAll(
      /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script/gi,
    ))
      inlineScripts.add(script)
  }
  // Components that embed videos show the posters as background images.
  for (const [, inAttribute, inElement] of html.matchAll(/\sstyle="([^"]*)"|<style\b[^>]*>([\s\S]*?)<\/style>/gi))
    for (const [, address = ''] of unescapeHtml(inAttribute ?? inElement ?? '').matchAll(/url\(\s*["']?([^"')]+)/gi))
      addOrigin(mediaOrigins, address)
  return { inlineScripts: [...inlineScripts], mediaOrigins: [...mediaOrigins], frameOrigins: [...frameOrigins] }
}

const addOrigin = (origins: Set<string>, address: string): void => {
  // An address without a scheme gets the scheme of the page.
  const absolute = address.startsWith('//') ? `https:${address}` : address
  if (/^https?:\/\//i.test(absolute) && URL.canParse(absolute)) origins.add(new URL(absolute).origin)
}
