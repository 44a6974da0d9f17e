/**
 * The mark on the first line of a quotation that makes an admonition of the quotation, as on GitHub. It contains the
 * kind.
 */
const mark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i

const kinds = { note: 'note', tip: 'tip', important: 'info', warning: 'warning', caution: 'danger' } as const

/**
 * Returns the kind of admonition that a quotation's first text asks for, and the rest of the text. Returns `undefined`
 * for other texts.
 */
export const alertOf = (
  text: string,
): { kind: (typeof kinds)[keyof typeof kinds]; name: string; rest: string } | undefined => {
  const [whole = '', name] = mark.exec(text) ?? []
  if (name === undefined) return undefined
  const key = name.toLowerCase() as keyof typeof kinds
  return { kind: kinds[key], name: key, rest: text.slice(whole.length) }
}

/** Explains why a quotation that begins like an alert is not an alert; `undefined` for all other quotations. */
export const missedAlert = (text: string): string | undefined => {
  const [written] = /^\[![a-z]+\][+-]?/i.exec(text) ?? []
  if (written === undefined || alertOf(text)) return undefined
  return `"> ${written}" does not begin an admonition here, so it is shown as a quotation. Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] alone on the line.`
}
