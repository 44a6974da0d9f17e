/**
 * Names of the groups of a valid pattern, in the order of their numbers. `undefined` for a group without a name. `sets`
 * says whether character classes can be nested, as with the flag `v`.
 */
export const groupNames = (source: string, sets: boolean): (string | undefined)[] => {
  const names: (string | undefined)[] = []
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (character === '[' && (depth === 0 || sets)) depth++
    else if (character === ']' && depth > 0) depth--
    else if (character === '(' && depth === 0) {
      const [opening, name] = /\((?!\?)|\(\?<([^=!>][^>]*)>/y.exec(source.slice(at)) ?? []
      if (opening !== undefined) names.push(name)
    }
  }
  return names
}
