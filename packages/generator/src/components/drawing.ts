import { createElement, useId, type ReactNode } from 'react'

/** The parts of an SVG file. */
export interface DrawingParts {
  attributes: Readonly<Record<string, string>>
  style: Readonly<Record<string, string>>
  /** The contents of the root element. Each id begins with `idMark`. */
  inner: string
}

/** Placeholder before each id of a drawing, which rendering replaces. */
export const idMark = '\u{1F9F7}'

/** An imported SVG file: a component, which converts to the address of the file where a text is needed. */
export interface Drawing {
  (props: Readonly<Record<string, unknown>>): ReactNode
  address: string
}

/** Makes the component of an SVG file. Each use of the component has unique ids. */
export const drawing = ({ attributes, style, inner }: DrawingParts, address: string): Drawing => {
  const Drawing = ({ title, titleId: _titleId, ...props }: Readonly<Record<string, unknown>>): ReactNode => {
    const id = `${useId().replaceAll(/\W/g, '')}-`
    const name =
      typeof title === 'string' ? `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>` : ''
    return createElement('svg', {
      ...attributes,
      ...(Object.keys(style).length > 0 && { style }),
      ...props,
      dangerouslySetInnerHTML: { __html: name + inner.replaceAll(idMark, id) },
    })
  }
  return Object.assign(Drawing, { address, toString: () => address })
}

/** The address of an imported drawing. Any other value is returned unchanged. */
export const plainAddress = (value: unknown): unknown =>
  typeof value === 'function' && 'address' in value ? value.address : value
