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

/** The settings that reading a document needs from the configuration. */
export interface ReadSettings {
  /** Folder of the documents, from the root of the project. */
  folder: string
  routeBasePath: string
  /** Language of documents that declare none. */
  lang: string
  onUnknownFrontMatter: Severity
}

/** A document with everything that could be read. */
export interface ReadDocument {
  document: SourceDocument
  /**
   * False when the file could not be read at all. The document still has an address, so that links to it are not
   * reported as well.
   */
  readable: boolean
}

/** The input for reading a document. */
export interface ReadDocumentInput {
  file: string
  bytes: Uint8Array
  settings: ReadSettings
  problems: ProblemCollector
  /** Replaces `readFrontMatter`, for example by a function with a cache. */
  frontMatterOf?: typeof readFrontMatter
}

/** Reads one document from the bytes of its file and reports its errors. Never throws. */
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
    readBody: () => body,
    bodyLine,
    hash,
  }
}

/**
 * Front matter of a page with a heading in its text. As in Docusaurus, the heading is shown even when the title is to
 * be hidden.
 */
const belowHeading = ({ hide_title: _hidden, ...frontMatter }: FrontMatter): FrontMatter => frontMatter

/** The title of a document without any title: its name, or the name of the folder for a folder's page. */
const nameOf = (id: string): string => {
  const [name = id, folder] = id.split('/').toReversed()
  return /^(?:index|readme)$/i.test(name) && folder !== undefined ? folder : name
}
