// This module is JavaScript because the TypeScript loader itself imports it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { ownModule } from '../own-modules.mjs'

/**
 * Whether a file is published when a document or a module of a site imports it: images, videos, sounds, documents,
 * archives.
 */
export const isSiteAsset = (file) =>
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mov|mp3|ogg|wav|m4a|flac|pdf|docx?|xlsx?|pptx?|zip)$/i.test(file)

/** Path below the base URL under which a file is published. It changes with the content. */
export const assetPath = (file, bytes) => {
  const ext = extname(file)
  const name = basename(file, ext)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return `/assets/${shortened(name.replace(/[^\p{L}\p{N}_-]+/gu, '-'))}-${hash}${ext.toLowerCase()}`
}

/**
 * Longest name in bytes. Disks allow 255 bytes. The rest is for the hash, the extension and the extension of a
 * compressed variant.
 */
const room = 200

const shortened = (name) => {
  let short = name
  while (Buffer.byteLength(short) > room) short = [...short].slice(0, -1).join('')
  return short
}

/**
 * Code of the module that replaces an imported file. It exports the file's address. For an SVG, it also exports a
 * component, whose parts are given or are made where the code runs.
 */
export const assetModule = (file, { address = (path) => path, parts } = {}) => {
  const from = (name) => JSON.stringify(address(ownModule(name)))
  const path = JSON.stringify(assetPath(file, readFileSync(file)))
  const facts = `import { fileAddress } from ${from('components/docusaurus/site-facts.ts')}\n`
  if (!/\.svg$/i.test(file)) return `${facts}export default fileAddress(${path})`
  const drawn = `${facts}import { drawing } from ${from('components/drawing.ts')}\n`
  if (parts) return `${drawn}export default drawing(${JSON.stringify(parts(file))}, fileAddress(${path}))`
  const making = `import { drawingParts } from ${from('compile/assets/drawing-parts.ts')}\n`
  return `${making}${drawn}export default drawing(drawingParts(${JSON.stringify(readFileSync(file, 'utf8'))}), fileAddress(${path}))`
}

/**
 * Converts `require('./box.png')` in code, which Docusaurus' own pages use, to imports. Only quoted texts can be
 * imported. Line numbers stay the same.
 */
export const withoutRequire = (source) => {
  if (!source.includes('require(')) return source
  const found = []
  const code = source.replaceAll(/(?<![\w$.])require\(\s*(["'])([^"'\n]+)\1\s*\)/g, (_, _quote, specifier) => {
    if (!found.includes(specifier)) found.push(specifier)
    return `_required${found.indexOf(specifier)}`
  })
  const imports = found.map((specifier, index) => {
    // A data file is the data itself. Its namespace would have a `default` beside the keys of the data.
    const names = specifier.endsWith('.json') ? `_required${index}` : `* as _required${index}`
    return `import ${names} from ${JSON.stringify(specifier)}`
  })
  return `${code}\n${imports.join('\n')}`
}
