import { readAttributes, type HtmlToken } from '../../model/html/html-tokens.ts'

/**
 * Elements that stand in an article while it is compiled. Documents cannot have elements whose names begin with `dh-`:
 * see `own-elements.ts`. Each placeholder has the number of its content in the attribute `n`.
 */
export const placeholders = {
  code: 'dh-code',
  /** A list of headings of the page, which are known when the page has been rendered. */
  contents: 'dh-contents',
  /** Contains the children of the island. */
  island: 'dh-island',
  /** The style sheets of a component. */
  styles: 'dh-island-style',
} as const

/** The element that static parts of MDX are rendered in, see `render-mdx.ts`. The first pass removes it. */
export const rawElement = 'dh-raw'

const names: ReadonlySet<string> = new Set([...Object.values(placeholders), rawElement])

/** Whether a token is a tag of a placeholder or of `rawElement`. */
export const isPlaceholder = (token: HtmlToken): boolean => 'name' in token && names.has(token.name)

/** The number of a placeholder, from its opening tag. */
export const placeholderNumber = ({ source }: HtmlToken): number => Number(readAttributes(source).get('n'))
