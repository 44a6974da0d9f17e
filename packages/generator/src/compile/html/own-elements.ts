/**
 * Says that a document has an element whose name is the generator's own: such elements stand for code blocks and islands
 * while a document is compiled. `undefined` where raw HTML, or the name of an element of JSX, has none.
 */
export const ownElementMessage = (html: string): string | undefined => {
  const [, name] = /<\/?(dh-[\w-]*)/i.exec(html) ?? []
  return name === undefined
    ? undefined
    : `<${name}>: names of elements that begin with "dh-" belong to the generator. Use another name, or write the text as code: \`<${name}>\`.`
}
