import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Node } from 'yaml'

/** Position in a text: both numbers are 1-based, the column in UTF-16 units. */
export interface Place {
  line: number
  column: number
}

/** A parsed YAML text (JSON is YAML too) with the places of its keys. */
export interface YamlSource {
  /** `undefined` when there are errors. */
  value: unknown
  errors: { place: Place; message: string }[]
  /** Place of the key or item at a path, or of the nearest key above it. */
  locate: (path: readonly PropertyKey[]) => Place
}

/** Parses one YAML document. Never throws: errors are returned in `errors` with their places in the text. */
export const parseYaml = (text: string): YamlSource => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const errors = document.errors.map((error) => {
    // For an unclosed quotation, the parser reports the end of the text. The fault is at the quotation's beginning.
    const unclosed = error.code === 'MISSING_CHAR' ? quotedUntil(document, error.pos[0]) : undefined
    return unclosed === undefined
      ? { place: placeOf(error.pos[0]), message: sentence(error.message) }
      : { place: placeOf(unclosed), message: 'A text in quotes does not end.' }
  })
  return {
    ...toValue(document, errors),
    locate: (path) => placeOf(offsetOf(document.contents, path)),
  }
}

/** Start of the quoted text that reaches to an offset. */
const quotedUntil = (document: ReturnType<typeof parseDocument>, end: number): number | undefined => {
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') && range?.[1] === end) start = range[0]
    },
  })
  return start
}

const toValue = (
  document: ReturnType<typeof parseDocument>,
  errors: YamlSource['errors'],
): Pick<YamlSource, 'value' | 'errors'> => {
  if (errors.length > 0) return { value: undefined, errors }
  try {
    return { value: document.toJS({ maxAliasCount: 100 }), errors }
  } catch (cause) {
    const message = cause instanceof Error ? sentence(cause.message) : String(cause)
    return { value: undefined, errors: [{ place: { line: 1, column: 1 }, message }] }
  }
}

const offsetOf = (root: Node | null, path: readonly PropertyKey[]): number => {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : undefined) === String(step))
      if (pair === undefined) return offset
      offset = startOf(pair.key) ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      offset = startOf(node) ?? offset
    } else {
      return offset
    }
  }
  return offset
}

const startOf = (node: unknown): number | undefined =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : undefined

const sentence = (message: string): string => {
  const [first = ''] = message.trim().split('\n')
  return /[.!?]$/.test(first) ? first : `${first}.`
}
