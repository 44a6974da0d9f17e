/** The words that a page has to contain for a selector to match: `p`, `.class`, `#id`, `[name]` and `[name=value]`. */
export interface SelectorNeeds {
  all: string[]
  /** One entry of each list has to be met: the alternatives of `:is()`, `:where()` and `:has()`. */
  oneOf: SelectorNeeds[][]
}

/** States that only begin after an action of the reader. */
const laterStates = /^(?:hover|active|selection|view-transition)/

/** Attributes that the browser itself changes before any script runs. */
const changing = new Set(['open'])

const part =
  /\.([\w-]+)(?!\\)|#([\w-]+)(?!\\)|\[([\w-]+)(?:(=)?[^\]"'\w]*["']?([^\]"']*)["']?)?\]|::?([\w-]+)(\()?|([a-z][\w-]*)|([\s>+~]+)|[*&]/giy

/**
 * Returns the words that a selector needs in a page. Returns `undefined` for a selector that waits for the reader
 * (`:hover`). The result may contain too few needs, but never too many. The arguments of `:not()`, and parts that this
 * function cannot parse, add no needs.
 */
export const selectorNeeds = (selector: string): SelectorNeeds | undefined => {
  const needs: SelectorNeeds = { all: [], oneOf: [] }
  let isRoot = false
  for (let at = 0; at < selector.length; at = part.lastIndex) {
    part.lastIndex = at
    const match = part.exec(selector)
    if (!match) return needs
    const [, className, id, attribute, isExact, value, pseudo, opens, tag, combinator] = match
    if (className) needs.all.push(`.${className}`)
    if (id) needs.all.push(`#${id}`)
    // Scripts in the head set attributes of the root before the first paint.
    if (attribute && !isRoot && !changing.has(attribute))
      needs.all.push(isExact ? `[${attribute}=${value}]` : `[${attribute}]`)
    if (tag) needs.all.push(tag.toLowerCase())
    if (combinator) isRoot = false
    if (pseudo === 'root') isRoot = true
    if (pseudo && laterStates.test(pseudo)) return undefined
    if (!pseudo || !opens) continue
    const end = closingOf(selector, part.lastIndex)
    const inner = selector.slice(part.lastIndex, end)
    if (/^(?:is|where|has)$/.test(pseudo)) needs.oneOf.push(alternativesOf(inner))
    part.lastIndex = end + 1
  }
  return needs
}

/** Whether a page that contains these words can have an element that the selector matches. */
export const canMatch = (needs: SelectorNeeds, words: ReadonlySet<string>): boolean =>
  needs.all.every((word) => words.has(word)) &&
  needs.oneOf.every((alternatives) => alternatives.some((one) => canMatch(one, words)))

const alternativesOf = (list: string): SelectorNeeds[] =>
  splitList(list).flatMap((selector) => selectorNeeds(selector) ?? [])

/** Index of the parenthesis that closes the parenthesis before `start`. */
const closingOf = (text: string, start: number): number => {
  let depth = 1
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

const splitList = (list: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '(') depth++
    if (list[at] === ')') depth--
    if (list[at] === ',' && depth === 0) parts.push(list.slice(start, (start = at + 1) - 1))
  }
  return [...parts, list.slice(start)]
}
