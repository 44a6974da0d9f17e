import { withoutBase } from '../../model/path.ts'
import { readableAddress } from '../../content/links/readable-address.ts'
import { addAsset, assetSize, fileAddress } from '../assets/assets.ts'
import { mapSourceSet } from '../assets/source-set.ts'
import { projectFileExists, reportAs, resolveFile, type CompileState } from '../compile-state.ts'
import { decodeAddress } from './decode-address.ts'
import { handlerMessage, isEventHandler } from './event-handlers.ts'
import { readAttributes, writeTag, type HtmlToken } from '../../model/html/html-tokens.ts'
import { resolveLink } from './resolve-link.ts'

type Attributes = Map<string, string>

interface ElementOptions {
  state: CompileState
  /** The ids of the elements are added to this set. */
  anchors: Set<string>
}

/** Returns an opening tag as it is published: with resolved references and labels, and without the compiler's marks. */
export const finishElement = (
  token: Extract<HtmlToken, { kind: 'open' }>,
  { state, anchors }: ElementOptions,
): string => {
  const { source, name } = token
  if (!/\s/.test(source)) return source
  const attributes = readAttributes(source)
  const id = attributes.get('id')
  if (id) anchors.add(id)
  // Browsers find an anchor name in the same way as an id.
  const anchorName = name === 'a' ? attributes.get('name') : undefined
  if (anchorName) anchors.add(anchorName)
  const place = placeOf(attributes, state)
  const marked = [attributes.delete('data-line'), dropHandlers(attributes, { name, place, state })].includes(true)
  switch (name) {
    case 'a':
      if (!attributes.has('href')) break
      return writeTag(name, link(attributes, { place, state }))
    case 'img':
    case 'video':
    case 'audio':
    case 'source':
    case 'track':
      return writeTag(name, media(attributes, { name, place, state }))
    case 'dh-island': {
      if (!attributes.has('href')) return source
      const { n = '', href = '' } = Object.fromEntries(link(attributes, { place, state }))
      return writeTag(
        name,
        new Map([
          ['n', n],
          ['href', href],
        ]),
      )
    }
    case 'link':
      // React adds preload links for images, but images here are loaded lazily.
      return attributes.get('rel') === 'preload' ? '' : source
    case 'input':
      if (attributes.get('type') !== 'checkbox' || attributes.has('aria-label')) break
      return writeTag(
        name,
        attributes.set('aria-label', attributes.has('checked') ? state.labels.done : state.labels.open),
      )
    case 'div':
      // A figure wider than a phone's column must be reachable with the keyboard, so that it can be scrolled.
      if (!attributes.delete('data-wide')) break
      return writeTag(name, attributes.set('tabindex', '0').set('role', 'group'))
  }
  return marked ? writeTag(name, attributes) : source
}

/** Removes event handlers from raw HTML, with a warning. Returns whether there were any. */
const dropHandlers = (attributes: Attributes, { name, place, state }: ReferenceOptions & { name: string }): boolean => {
  const handlers = [...attributes].filter(([attribute]) => isEventHandler(attribute))
  for (const [attribute, code] of handlers) {
    attributes.delete(attribute)
    state.context.problems.warning({
      rule: 'html',
      ...(place.line === undefined ? findPlace(code, state) : place),
      message: handlerMessage(name, attribute, code),
    })
  }
  return handlers.length > 0
}

interface Place {
  file: string
  line?: number
}

/** Returns the place in `data-line`: a line of the document, or `file:line` in a partial. */
export const placeOf = (attributes: ReadonlyMap<string, string>, { document }: CompileState): Place => {
  const [, file, line] = /^(?:(.*):)?(\d+)$/.exec(attributes.get('data-line') ?? '') ?? []
  return { file: file ?? document.file, ...(line !== undefined && { line: Number(line) }) }
}

/** For elements without a place, returns the first line of the body that contains the text. */
const findPlace = (text: string, { document }: CompileState): Place => {
  const at = text === '' ? -1 : document.readBody().indexOf(text)
  return {
    file: document.file,
    ...(at !== -1 && { line: document.bodyLine + document.readBody().slice(0, at).split('\n').length - 1 }),
  }
}

interface ReferenceOptions {
  place: Place
  state: CompileState
}

const link = (attributes: Attributes, { place, state }: ReferenceOptions): Attributes => {
  const href = attributes.get('href') ?? ''
  if (attributes.has('data-footnote-ref') || attributes.has('data-footnote-backref')) return attributes
  const { line, file } = place.line === undefined ? findPlace(href, state) : place
  const written = { href, ...(line !== undefined && { line }) }
  const resolved = resolveLink(state, { href, file })
  if (resolved.kind === 'broken') {
    const { onBrokenLinks, onBrokenMarkdownLinks, problems } = state.context
    const configured = resolved.markdown ? onBrokenMarkdownLinks : onBrokenLinks
    // Docusaurus does not check links of components, and an author cannot correct them in the document.
    const isMade = line === undefined && href !== ''
    const severity = isMade && configured === 'throw' ? 'warn' : configured
    if (severity === 'throw') state.failed = true
    const rule = resolved.markdown ? 'broken-markdown-link' : 'broken-link'
    const message = resolved.message + (isMade ? ' A component of the document has this link.' : '')
    problems.report(severity, { rule, file, ...(line !== undefined && { line }), message })
    return attributes
  }
  if (resolved.kind === 'unknown')
    state.context.problems.warning({
      rule: 'broken-link',
      file,
      ...(line !== undefined && { line }),
      message: resolved.message,
    })
  if (resolved.kind === 'external') {
    state.links.push(written)
    return attributes
      .set('class', [attributes.get('class'), 'external'].filter(Boolean).join(' '))
      .set('rel', 'noopener')
  }
  if (resolved.kind === 'page') {
    state.links.push({
      ...written,
      path: resolved.path,
      ...(resolved.anchor !== undefined && { anchor: resolved.anchor }),
    })
  }
  return attributes.set('href', resolved.address)
}

const media = (attributes: Attributes, { name, place, state }: ReferenceOptions & { name: string }): Attributes => {
  const src = attributes.get('src')
  const found = src === undefined ? undefined : published(src, { place, state })
  if (found) {
    attributes.set('src', found.address)
    const size =
      name === 'img' && !attributes.has('width') && !attributes.has('height') ? assetSize(state, found.file) : undefined
    if (size) attributes.set('width', String(size.width)).set('height', String(size.height))
  }
  const poster = name === 'video' ? attributes.get('poster') : undefined
  const picture = poster === undefined ? undefined : published(poster, { place, state })
  if (picture) attributes.set('poster', picture.address)
  const sourceSet = attributes.get('srcset')
  if (sourceSet !== undefined)
    attributes.set(
      'srcset',
      mapSourceSet(sourceSet, (one) => published(one, { place, state })?.address ?? one),
    )
  if (name === 'img') {
    if (!attributes.has('loading')) attributes.set('loading', 'lazy')
    if (!attributes.has('decoding')) attributes.set('decoding', 'async')
  }
  return attributes
}

/**
 * Returns the published file of an image, a video or a track. Returns `undefined` for a file of another site, and after
 * reporting a missing file.
 */
const published = (src: string, { place, state }: ReferenceOptions): { file: string; address: string } | undefined => {
  if (/^(?:(?!pathname:)[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return undefined
  const { line, file } = place.line === undefined ? findPlace(src, state) : place
  const found = mediaFile(src, { file, state })
  if (typeof found === 'object') return found
  const message = `The ${mediaKind(found)} "${readableAddress(src)}" does not exist: there is no file "${found}". Put it beside the document, or in static/ and write "/name".`
  reportAs(state, state.context.onBrokenImages, {
    rule: 'broken-image',
    file,
    ...(line !== undefined && { line }),
    message,
  })
  return undefined
}

/** Returns the kind of a missing file, from its extension. */
const mediaKind = (file: string): string => {
  if (/\.(?:mp4|m4v|webm|mov|ogv)$/i.test(file)) return 'film'
  if (/\.(?:mp3|m4a|ogg|oga|opus|wav|flac|aac)$/i.test(file)) return 'recording'
  return /\.(?:vtt|srt)$/i.test(file) ? 'track' : 'image'
}

/** Returns a published file, or the path of the missing file. */
const mediaFile = (
  src: string,
  { file, state }: { file: string; state: CompileState },
): { file: string; address: string } | string => {
  const { staticFiles, baseUrl } = state.context
  // The suffix selects a moment of a video or a view of a drawing.
  const suffix = /[?#].*$/s.exec(src)?.[0] ?? ''
  const plain = decodeAddress(src.slice(0, src.length - suffix.length)).replace(
    /^(?:@site\/static|pathname:\/\/)\//,
    '/',
  )
  const target = plain.startsWith('/')
    ? `static${withoutBase(baseUrl, plain) ?? plain}`
    : resolveFile(state, { file, reference: plain })
  if (plain.startsWith('/')) {
    for (const path of [plain, withoutBase(baseUrl, plain)])
      if (path !== undefined && staticFiles.has(path))
        return { file: `static${path}`, address: fileAddress(baseUrl, path) + suffix }
    // The address came from an import or a component.
    const asset = [...state.assets].find(([path]) => fileAddress(baseUrl, path) + suffix === src)
    return asset ? { file: asset[1], address: src } : target
  }
  const address = projectFileExists(state, target) ? addAsset(state, target) : undefined
  return address === undefined ? target : { file: target, address: address + suffix }
}
