import { compileFunction } from 'node:vm'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { plainAddress } from '../../components/drawing.ts'
import { rawElement } from '../html/placeholders.ts'
import type { ArticleComponent } from './article-components.ts'
import { standsFor } from './original-types.ts'

export type Components = Readonly<Record<string, ArticleComponent>>

/**
 * Receives the place (`data-line`) of the next evaluation, so that an error gets a place. Returns whether that
 * evaluation is known to throw.
 */
export type PlaceTracker = (place: string) => boolean

export interface MdxOptions {
  file: string
  components: Components
  at: PlaceTracker
  /** Names that the source can use without declaring them. Its own declarations take precedence. */
  globals: Readonly<Record<string, unknown>>
  /** Called with an error that the source's own code throws. The line of such an error is known. */
  onThrow?: ((error: unknown) => void) | undefined
}

/**
 * Turns the compiled body of an MDX source into a component. Throws the errors of the source's own code. The code runs
 * in this process, because documents are trusted like the project's own sources.
 */
export const evaluateMdx = (code: string, { file, components, at, globals, onThrow }: MdxOptions): ArticleComponent => {
  const evaluate = compiled(code, { file, at, globals })
  const module: { default: (props: Record<string, unknown>) => ReactNode } = evaluate({
    Fragment,
    jsx: withReactNames(jsx),
    jsxs: withReactNames(jsxs),
    at,
  })
  return (props) => {
    try {
      return module.default({ ...props, components })
    } catch (error) {
      onThrow?.(error)
      throw error
    }
  }
}

const compiled = (
  code: string,
  { file, at, globals }: Pick<MdxOptions, 'file' | 'at' | 'globals'>,
): ReturnType<typeof compileFunction> => {
  try {
    return compileFunction(`const { at: _at } = arguments[0];${code}`, [], {
      filename: file,
      contextExtensions: [globals],
    })
  } catch (error) {
    // The error names a line of this code. The place comes from that line, or else from the evaluation before it.
    const line = Number(/^.*:(\d+)\n/.exec((error instanceof Error && error.stack) || '')?.[1] ?? 0)
    const lines = code.split('\n').slice(0, line)
    const places = (text = '') =>
      [...text.matchAll(/\b_at\((".*?")\)/g)].map(([, place = '']) => JSON.parse(place) as string)
    const place = places(lines.at(-1))[0] ?? places(lines.join('\n')).at(-1)
    if (place !== undefined) at(place)
    throw error
  }
}

/**
 * Wraps a component so that it reports its place before it renders, and does not receive the place as a prop. A
 * component that is known to throw renders nothing. The other properties of the component are kept.
 */
export const placed = (Component: ArticleComponent, at: PlaceTracker): ArticleComponent => {
  const Placed: ArticleComponent = (props) => {
    const { 'data-line': place, ...rest } = props
    if (typeof place === 'string' && at(place)) return null
    return createElement(Component, rest)
  }
  return standsFor(typeof Component === 'function' ? Object.assign(Placed, Component) : Placed, Component)
}

/** Renders unchanged HTML in an element that `finishHtml` removes again, because React cannot render bare HTML. */
export const Raw: ComponentType<{ html?: string }> = ({ html = '' }) =>
  createElement(rawElement, { dangerouslySetInnerHTML: { __html: html } })

/** Replaces an unknown component, so that its children are checked too. */
export const Missing: ArticleComponent = ({ children }) => createElement(Fragment, null, children as ReactNode)

type JsxFunction = (type: never, props: never, key?: string) => ReactNode

/**
 * Converts `class` and `for`, which authors write, to React's names. In attributes, an imported drawing is its address.
 */
const withReactNames =
  (create: JsxFunction) =>
  (type: unknown, props: Record<string, unknown>, key?: string): ReactNode => {
    if (typeof type !== 'string' || type.includes('-')) return create(type as never, props as never, key)
    const { class: className, for: htmlFor, ...given } = props
    const rest = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, plainAddress(value)]))
    return create(
      type as never,
      { ...rest, ...(className !== undefined && { className }), ...(htmlFor !== undefined && { htmlFor }) } as never,
      key,
    )
  }
