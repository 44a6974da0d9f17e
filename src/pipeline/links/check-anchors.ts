import type { CompiledDocument } from '../compiled-document.ts'
import { listNearest } from '../nearest.ts'
import type { ProblemCollector, Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'

/** What the check needs: all documents, and those that were compiled, by id. */
export interface CheckAnchorsInput {
  documents: readonly SourceDocument[]
  compiled: ReadonlyMap<string, CompiledDocument>
  severity: Severity
  problems: ProblemCollector
}

/**
 * Reports links to headings that do not exist, once for each document and target, with all lines. Links to documents that
 * failed to compile are left alone: their headings are not known.
 */
export const checkAnchors = ({ documents, compiled, severity, problems }: CheckAnchorsInput): void => {
  const anchorsByPath = new Map<string, { anchors: ReadonlySet<string>; headings: string[] }>()
  for (const { id, path } of documents) {
    const target = compiled.get(id)
    if (target) anchorsByPath.set(path, { anchors: new Set(target.anchors), headings: target.headings.map((heading) => heading.id) })
  }
  for (const { id, file } of documents) {
    const broken = new Map<string, { lines: number[]; message: string }>()
    for (const { href, line, path, anchor } of compiled.get(id)?.links ?? []) {
      const target = path === undefined ? undefined : anchorsByPath.get(path)
      if (!target || anchor === undefined || anchor === '' || anchor === 'top' || target.anchors.has(anchor)) continue
      const choices = target.headings.length > 0 ? target.headings : target.anchors
      const message = `The link "${href}" leads to no heading: ${path} has no "#${anchor}". Nearest: ${listNearest(anchor, choices, 5)}.`
      const known = broken.get(message)
      if (known && line !== undefined) known.lines.push(line)
      if (!known) broken.set(message, { lines: line === undefined ? [] : [line], message })
    }
    for (const { lines, message } of broken.values()) {
      const [line, ...more] = lines
      const also = more.length === 0 ? '' : ` Also on line${more.length > 1 ? 's' : ''} ${more.join(', ')}.`
      problems.report(severity, { rule: 'broken-anchor', file, ...(line === undefined ? {} : { line }), message: message + also })
    }
  }
}
