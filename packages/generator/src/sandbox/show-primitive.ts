const escapes: Record<string, string> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '\b': '\\b', '\f': '\\f', '\v': '\\v' }

/** The text of a string literal: unchanged, or with the necessary escapes. `quote` is escaped only if it occurs. */
const escaped = (text: string, quote: string): string =>
  text
    .replace(/[\p{Cc}\\]|\p{Cs}/gu, (found) => {
      if (found === '\\') return '\\\\'
      const code = found.charCodeAt(0)
      return (
        escapes[found] ??
        (code > 255
          ? `\\u${code.toString(16).toUpperCase()}`
          : `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`)
      )
    })
    .replaceAll(quote, quote === "'" ? "\\'" : quote)

/** A string as a literal, in quotes that need no escapes if possible. */
export const quoted = (text: string): string => {
  if (!text.includes("'")) return `'${escaped(text, "'")}'`
  if (!text.includes('"')) return `"${escaped(text, '"')}"`
  if (!text.includes('`') && !text.includes('${')) return `\`${escaped(text, '`')}\``
  return `'${escaped(text, "'")}'`
}

/** Number of characters of a string that are shown. */
const textLimit = 10_000

/** A value that is not an object. `indentation` is the indentation of the line at which a long text is broken. */
export const showPrimitive = (value: unknown, indentation = 0): string => {
  if (typeof value === 'string') return showText(value, indentation)
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  return String(value)
}

const showText = (value: string, indentation: number): string => {
  const cut = value.length - textLimit
  const text = cut > 0 ? value.slice(0, textLimit) : value
  const more = cut > 0 ? `... ${cut} more character${cut === 1 ? '' : 's'}` : ''
  // A long text with several lines is shown as a concatenation of its lines.
  if (text.length > 16 && text.length > 80 - indentation - 4 && /\n./s.test(text))
    return (
      text
        .split(/(?<=\n)/)
        .map(quoted)
        .join(` +\n${' '.repeat(indentation + 2)}`) + more
    )
  return quoted(text) + more
}

/** The key of a property, as the Node of the samples (26) shows it. Node 20 puts symbols into brackets. */
export const showKey = (key: PropertyKey, isEnumerable: boolean): string => {
  if (typeof key === 'symbol') return isEnumerable ? String(key) : `[${String(key)}]`
  const name = String(key)
  if (!isEnumerable) return `[${name}]`
  // In a literal, this key without brackets would set the prototype.
  if (name === '__proto__') return "['__proto__']"
  return /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(name) ? name : quoted(name)
}
