import { htmlTokens, voidElements } from '../model/html/html-tokens.ts'

/** A child node of an article or of an element in it: an element, or text. */
export interface ArticleNode {
  /** Empty for text. */
  name: string
  source: string
  /** The opening tag; empty for text. */
  open: string
}

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements that the browser drops, moves or reads in another way, depending on the elements around them. */
const unpredictable = set(
  'html head body frame frameset noscript noembed noframes plaintext xmp template math foreignobject',
)
/** The elements that the parts of a table may hold. The browser moves all other content in front of the table. */
const tableParts: Readonly<Record<string, ReadonlySet<string>>> = {
  table: set('caption colgroup thead tbody tfoot'),
  colgroup: set('col'),
  thead: set('tr'),
  tbody: set('tr'),
  tfoot: set('tr'),
  tr: set('td th'),
}
const inTablesOnly = set('caption colgroup col thead tbody tfoot tr td th')
/** Elements that end an open paragraph. */
const endsParagraph = set(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
)
const notInItself = set('a button form nobr')
/** Where the entries of a list of choices may stand. Browsers drop all other elements from such a list. */
const choiceParents: Readonly<Record<string, ReadonlySet<string>>> = {
  option: set('select optgroup'),
  optgroup: set('select'),
}
const heading = /^h[1-6]$/
/** Elements that end an open drawing. */
const endsDrawing = set(
  'b big blockquote br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 hr i img li menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var font',
)

/**
 * Cuts HTML into the sibling nodes that a browser makes of it. Joined again, their sources are the input. Returns
 * `undefined` where a browser might make other nodes: where tags do not match, or where a tag would end, move or drop
 * another element.
 */
export const articleNodes = (html: string): ArticleNode[] | undefined => {
  const nodes: ArticleNode[] = []
  const stack: string[] = []
  let at = 0
  let begin = 0
  let name = ''
  let open = ''
  const flush = (end: number) => {
    if (end > begin) nodes.push({ name, open, source: html.slice(begin, end) })
    begin = end
    name = open = ''
  }
  for (const token of htmlTokens(html)) {
    const start = at
    at += token.source.length
    if (token.kind === 'text') {
      if (token.source.includes('<') && !hasRawText(stack)) return undefined
      if (isInTable(stack) && token.source.trim() !== '') return undefined
    } else if (token.kind === 'comment') {
      if (stack.length === 0) return undefined
    } else if (token.kind === 'close') {
      if (stack.pop() !== token.name) return undefined
      if (stack.length === 0) flush(at)
    } else {
      if (isMisplaced(token.name, stack)) return undefined
      const isDrawing = token.name === 'svg' || stack.includes('svg')
      if (token.selfClosing && !isDrawing && !voidElements.has(token.name)) return undefined
      const isWhole = voidElements.has(token.name) || token.selfClosing
      if (stack.length === 0) {
        flush(start)
        name = token.name
        open = token.source
        if (isWhole) flush(at)
      }
      if (!isWhole) stack.push(token.name)
    }
  }
  if (stack.length > 0) return undefined
  flush(at)
  return nodes
}

const hasRawText = (stack: readonly string[]): boolean =>
  ['script', 'style', 'textarea', 'title', 'iframe'].includes(stack.at(-1) ?? '')

const isInTable = (stack: readonly string[]): boolean => (stack.at(-1) ?? '') in tableParts

const isMisplaced = (name: string, stack: readonly string[]): boolean => {
  if (unpredictable.has(name)) return true
  const parent = stack.at(-1) ?? ''
  const parts = tableParts[parent]
  if (parts ? !parts.has(name) : inTablesOnly.has(name)) return true
  if (stack.includes('select') || name in choiceParents) return !choiceParents[name]?.has(parent)
  if (stack.includes('svg')) return endsDrawing.has(name)
  if (endsParagraph.has(name) && stack.includes('p')) return true
  if (notInItself.has(name) && stack.includes(name)) return true
  if (heading.test(name) && heading.test(parent)) return true
  if (name === 'li') return isInside(stack, ['li'], ['ul', 'ol', 'menu'])
  if (name === 'dd' || name === 'dt') return isInside(stack, ['dd', 'dt'], ['dl'])
  return false
}

/** Whether one of the names was opened after the last of the lists. */
const isInside = (stack: readonly string[], names: readonly string[], lists: readonly string[]): boolean =>
  stack.findLastIndex((name) => names.includes(name)) > stack.findLastIndex((name) => lists.includes(name))
