import { createHash } from 'node:crypto'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { FrontMatter } from '../schema/front-matter.ts'
import type { SourceDocument } from '../source-document.ts'
import { decodeText } from './decode-text.ts'
import { documentAddress } from './document-address.ts'
import { firstParagraph } from './first-paragraph.ts'
import { takeLeadingTitle } from './leading-title.ts'
import { knownKeys, readFrontMatter } from './read-front-matter.ts'
import { findMisplaced, findUnopened, splitFrontMatter } from './split-front-matter.ts'

/** What reading needs to know of the configuration. */
export interface ReadSettings {
  /** Folder of the documents, from the root of the project. */
  folder: string
  routeBasePath: string
  /** Language of documents that name none. */
  lang: string
  onUnknownFrontMatter: Severity
}

/** A document as far as it could be read. */
export interface ReadDocument {
  document: SourceDocument
  /** False when the file could not be read at all: the document has an address, so that links to it are not reported too. */
  readable: boolean
}

/** What a document is read from. */
export interface ReadDocumentInput {
  file: string
  bytes: Uint8Array
  settings: ReadSettings
  problems: ProblemCollector
  /** Replaces `readFrontMatter`, for example by a function with a cache. */
  frontMatterOf?: typeof readFrontMatter
}

/** Reads one document from the bytes of its file and reports what is wrong with it. Never throws. */
export const readDocument = ({
  file,
  bytes,
  settings,
  problems,
  frontMatterOf = readFrontMatter,
}: ReadDocumentInput): ReadDocument => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const decoded = decodeText(bytes)
  if (decoded.text === undefined) {
    problems.error({
      rule: 'file',
      file,
      ...(decoded.line === undefined ? {} : { line: decoded.line }),
      message: decoded.message,
    })
    return { document: toDocument({ file, settings, hash, frontMatter: {}, body: '', bodyLine: 1 }), readable: false }
  }
  const split = splitFrontMatter(decoded.text)
  if (!split) {
    problems.error({
      rule: 'front-matter',
      file,
      line: 1,
      message: 'The front matter starts with "---" and never ends. Put a line "---" after its last key.',
    })
    return { document: toDocument({ file, settings, hash, frontMatter: {}, body: '', bodyLine: 1 }), readable: false }
  }
  const misplaced = split.yaml === undefined ? findMisplaced(split.body, knownKeys) : undefined
  if (misplaced) {
    const message = `The front matter starts with ${JSON.stringify(misplaced.mark)} on line ${misplaced.line}, so it is read as text. Start the file with a line "---", close it with another, and write YAML between them.`
    problems.error({ rule: 'front-matter', file, line: misplaced.line, message })
  }
  const unopened = split.yaml === undefined ? findUnopened(split.body, knownKeys) : undefined
  if (unopened !== undefined) {
    problems.error({
      rule: 'front-matter',
      file,
      line: unopened,
      message: 'The front matter has no line "---" in front of it, so it is read as text. Start the file with one.',
    })
  }
  const frontMatter =
    split.yaml === undefined
      ? {}
      : frontMatterOf(split.yaml, { file, problems, onUnknown: settings.onUnknownFrontMatter })
  return {
    document: toDocument({ file, settings, hash, frontMatter, body: split.body, bodyLine: split.bodyLine }),
    readable: true,
  }
}

const toDocument = (parts: {
  file: string
  settings: ReadSettings
  hash: string
  frontMatter: FrontMatter
  body: string
  bodyLine: number
}): SourceDocument => {
  const { file, settings, hash, frontMatter, bodyLine } = parts
  const { id, path } = documentAddress(file.slice(settings.folder.length + 1), frontMatter, settings.routeBasePath)
  const { title: leading, body } = takeLeadingTitle(parts.body)
  const title = leading ?? frontMatter.title ?? nameOf(id)
  return {
    id,
    file,
    path,
    frontMatter: leading === undefined ? frontMatter : belowHeading(frontMatter),
    title,
    description: frontMatter.description || firstParagraph(body) || title,
    lang: frontMatter.lang ?? settings.lang,
    body,
    bodyLine,
    hash,
  }
}

/** Of a page that has a heading in its text, as Docusaurus shows it: that heading, even where the title is to be hidden. */
const belowHeading = ({ hide_title: _hidden, ...frontMatter }: FrontMatter): FrontMatter => frontMatter

/** A document without any title is called by its name, a folder's page by its folder. */
const nameOf = (id: string): string => {
  const [name = id, folder] = id.split('/').toReversed()
  return /^(?:index|readme)$/i.test(name) && folder !== undefined ? folder : name
}
