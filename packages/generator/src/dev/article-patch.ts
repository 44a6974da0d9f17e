import type { ArticlePatch } from '../model/page-edit.ts'
import { articleNodes, type ArticleNode } from './article-nodes.ts'

/**
 * Elements of which an edit replaces only the changed children. The other children keep their state, such as an open
 * answer.
 */
const containers: ReadonlySet<string> = new Set([
  'article',
  'aside',
  'blockquote',
  'details',
  'div',
  'dl',
  'ol',
  'section',
  'ul',
])

/**
 * Elements that run code when an article is shown. After an edit of such an element, the browser shows the whole
 * article again.
 */
const living = /<(?:script|style)[\s>]|\sdata-(?:island|group|tools|filter)[\s=>]/

/**
 * Returns how an article becomes another article, and the nodes of the new article. `old` are the nodes of the article
 * before. Returns `undefined` where the browser has to show the whole article again.
 */
export const articlePatch = (
  old: readonly ArticleNode[],
  html: string,
): { patch: ArticlePatch; nodes: ArticleNode[] } | undefined => {
  const cut = cutChange(old, html)
  if (!cut) return undefined
  const { start, end, from, to, added } = cut
  const changed = old.slice(start, end)
  const nodes = [...old.slice(0, start), ...added, ...old.slice(end)]
  const [before, after] = [changed[0], added[0]]
  if (changed.length === 1 && added.length === 1 && before && after && isSameContainer(before, after)) {
    const inner = articleNodes(contentOf(before))
    const deeper = inner && articlePatch(inner, contentOf(after))
    if (!deeper) return undefined
    const offset = from + before.open.length
    const { patch } = deeper
    return {
      nodes,
      patch: {
        ...patch,
        trail: [{ index: start, count: old.length }, ...patch.trail],
        from: patch.from + offset,
        to: patch.to + offset,
      },
    }
  }
  const source = html.slice(from, html.length - to)
  if (living.test(source) || changed.some((node) => living.test(node.source))) return undefined
  const length = changed.reduce((sum, node) => sum + node.source.length, 0)
  return {
    nodes,
    patch: {
      trail: [],
      start,
      removed: changed.length,
      count: old.length,
      html: source,
      added: added.length,
      from,
      to: from + length,
    },
  }
}

/** The part of two versions between their equal beginning and their equal end. */
interface Change {
  /** The nodes that changed: from `start` up to, but not including, `end`. */
  start: number
  end: number
  /** How many characters are equal before the changed nodes, and how many after them. */
  from: number
  to: number
  /** The nodes that replace the changed nodes. */
  added: ArticleNode[]
}

const cutChange = (old: readonly ArticleNode[], html: string): Change | undefined => {
  const ends = sameEnds(old, html)
  const change = withNodes(ends, html)
  if (!change || !hasSeam([old[ends.start - 1], ...change.added, old[ends.end]])) return change
  // The browser joins two texts without an element between them into one node. Such texts at the ends belong to the
  // change.
  const [first, last] = [old[ends.start - 1], old[ends.end]]
  if (first?.name === '') {
    ends.start--
    ends.from -= first.source.length
  }
  if (last?.name === '') {
    ends.end++
    ends.to -= last.source.length
  }
  return withNodes(ends, html)
}

const withNodes = (ends: Omit<Change, 'added'>, html: string): Change | undefined => {
  const added = articleNodes(html.slice(ends.from, html.length - ends.to))
  return added && { ...ends, added }
}

const hasSeam = (nodes: readonly (ArticleNode | undefined)[]): boolean =>
  nodes.some((node, index) => node?.name === '' && nodes[index + 1]?.name === '')

const sameEnds = (old: readonly ArticleNode[], html: string): Omit<Change, 'added'> => {
  let start = 0
  let from = 0
  for (let node = old[start]; node && html.startsWith(node.source, from); node = old[start]) {
    from += node.source.length
    start++
  }
  let end = old.length
  let to = 0
  for (
    let node = old[end - 1];
    end > start &&
    node &&
    from + node.source.length <= html.length - to &&
    html.endsWith(node.source, html.length - to);
    node = old[end - 1]
  ) {
    to += node.source.length
    end--
  }
  return { start, end, from, to }
}

const isSameContainer = (before: ArticleNode, after: ArticleNode): boolean =>
  containers.has(before.name) &&
  before.open === after.open &&
  !living.test(before.open) &&
  [before, after].every(({ name, source }) => source.endsWith(`</${name}>`))

const contentOf = ({ source, open, name }: ArticleNode): string =>
  source.slice(open.length, source.length - `</${name}>`.length)
