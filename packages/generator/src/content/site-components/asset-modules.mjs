// JavaScript, as the loader of TypeScript itself needs it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { ownModule } from '../../loader/own-modules.mjs'

/** Whether a file is published when a document or a module of a site imports it: images, films, sounds, documents, archives. */
export const isSiteAsset = (file) =>
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mov|mp3|ogg|wav|m4a|flac|pdf|docx?|xlsx?|pptx?|zip)$/i.test(file)

/** Path below the base URL under which a file is published: it changes with the content. */
export const assetPath = (file, bytes) => {
  const ext = extname(file)
  const name = basename(file, ext)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return `/assets/${shortened(name.replace(/[^\p{L}\p{N}_-]+/gu, '-'))}-${hash}${ext.toLowerCase()}`
}

/** Bytes of a name that leave room for the hash, the ending and that of a compressed variant, of the 255 that disks keep. */
const room = 200

const shortened = (name) => {
  let short = name
  while (Buffer.byteLength(short) > room) short = [...short].slice(0, -1).join('')
  return short
}

/**
 * Code of the module that stands for a file which a module of a site imports: its address; for a drawing, a component as well,
 * whose parts are those given, or are made where the code runs.
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
 * Code with `require('./box.png')`, which Docusaurus' own pages have, as imports. Only text between quotes can be imported; the
 * lines stay where they are.
 */
export const withoutRequire = (source) => {
  if (!source.includes('require(')) return source
  const found = []
  const code = source.replaceAll(/(?<![\w$.])require\(\s*(["'])([^"'\n]+)\1\s*\)/g, (_, _quote, specifier) => {
    if (!found.includes(specifier)) found.push(specifier)
    return `_required${found.indexOf(specifier)}`
  })
  return `${code}\n${found.map((specifier, index) => `import * as _required${index} from ${JSON.stringify(specifier)}`).join('\n')}`
}
