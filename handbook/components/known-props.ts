type Props = Readonly<Record<string, unknown>>

/**
 * Names a prop that the component does not have, or says that it shows no children. `undefined` when all props are
 * known.
 */
export const unknownProp = (component: string, props: Props, known: readonly string[]): string | undefined => {
  const other = Object.keys(props).find((name) => !known.includes(name))
  if (other === undefined) return undefined
  if (other === 'children')
    return `<${component}> does not show the content between its tags. Write <${component} … />, and the text before or after it.`
  const list = known.length === 0 ? 'there are none' : known.map((name) => `"${name}"`).join(', ')
  return `<${component}>: It has no attribute "${other}". Known: ${list}.`
}
