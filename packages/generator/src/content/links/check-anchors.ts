import type { CompiledDocument, DocumentLink } from '../../model/compiled-document.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { readableAddress } from './readable-address.ts'

/**
 * Says that a page lacks a heading, and which headings it has. Returns `undefined` when the anchor exists, or when the
 * page's headings are unknown.
 */
export type MissingAnchor = (path: string, anchor: string) => string | undefined

/** Returns a function that knows the headings of all compiled documents. */
export const missingAnchors = (
  documents: readonly SourceDocument[],
  compiled: ReadonlyMap<string, CompiledDocument>,
): MissingAnchor => {
  const anchorsByPath = new Map<string, { anchors: ReadonlySet<string>; headings: string[] }>()
  for (const { id, path } of documents) {
    const target = compiled.get(id)
    if (target)
      anchorsByPath.set(path, {
        anchors: new Set(target.anchors),
        headings: target.headings.map((heading) => heading.id),
      })
  }
  return (path, anchor) => {
    const target = anchorsByPath.get(path)
    if (!target || anchor === '' || anchor === 'top' || target.anchors.has(anchor)) return undefined
    const choices = target.headings.length > 0 ? target.headings : target.anchors
    return `${path} has no "#${anchor}". Nearest: ${listNearest(anchor, choices, 5)}.`
  }
}

/** Returns the known links of a document by its id. Most documents with errors have known links, too. */
export type LinksOf = (id: string) => readonly DocumentLink[]

/** The input of the check: all documents, and their links. */
export interface CheckAnchorsInput {
  documents: readonly SourceDocument[]
  linksOf: LinksOf
  missing: MissingAnchor
  severity: Severity
  problems: ProblemCollector
}

/**
 * Reports links to headings that do not exist, once for each document and target, with all lines. Skips links to
 * documents that failed to compile, because their headings are unknown.
 */
export const checkAnchors = ({ documents, linksOf, missing, severity, problems }: CheckAnchorsInput): void => {
  for (const { id, file } of documents) {
    const broken = new Map<string, { lines: number[]; message: string }>()
    for (const { href, line, path, anchor } of linksOf(id)) {
      const fault = path === undefined || anchor === undefined ? undefined : missing(path, anchor)
      if (fault === undefined) continue
      const message = `The link "${readableAddress(href)}" leads to no heading: ${fault}`
      const known = broken.get(message)
      if (known && line !== undefined) known.lines.push(line)
      if (!known) broken.set(message, { lines: line === undefined ? [] : [line], message })
    }
    for (const { lines, message } of broken.values()) {
      const [line, ...more] = lines
      const also = more.length === 0 ? '' : ` Also on line${more.length > 1 ? 's' : ''} ${more.join(', ')}.`
      problems.report(severity, {
        rule: 'broken-anchor',
        file,
        ...(line === undefined ? {} : { line }),
        message: message + also,
      })
    }
  }
}

/** Path and anchor of an address of the site, as a configuration contains it: `/docs/a/?q#b%20c`. */
export const splitAnchor = (href: string): { path: string; anchor: string } => {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(href) ?? []
  try {
    return { path, anchor: decodeURIComponent(hash) }
  } catch {
    return { path, anchor: hash }
  }
}
