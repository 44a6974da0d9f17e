/**
 * Reports that a document uses an element name of the generator. Such elements stand for code blocks and islands while
 * a document is compiled. `html` is raw HTML or the start of a JSX tag. Returns `undefined` if it uses no such name.
 */
export const ownElementMessage = (html: string): string | undefined => {
  const [, name] = /<\/?(dh-[\w-]*)/i.exec(html) ?? []
  return name === undefined
    ? undefined
    : `<${name}>: names of elements that begin with "dh-" belong to the generator. Use another name, or write the text as code: \`<${name}>\`.`
}
