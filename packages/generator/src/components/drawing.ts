import { createElement, useId, type ReactNode } from 'react'

/** An SVG file, taken apart. */
export interface DrawingParts {
  attributes: Readonly<Record<string, string>>
  style: Readonly<Record<string, string>>
  /** What is inside of it; `idMark` stands in front of each id. */
  inner: string
}

/** Stands in front of each id of a drawing, until it is drawn. */
export const idMark = '\u{1F9F7}'

/** An SVG file that was imported: a component, and the address of the file where a text is needed. */
export interface Drawing {
  (props: Readonly<Record<string, unknown>>): ReactNode
  address: string
}

/** Makes the component of an SVG file. Each use has ids of its own. */
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

/** The address of a value that is an imported drawing; any other value as it is. */
export const plainAddress = (value: unknown): unknown =>
  typeof value === 'function' && 'address' in value ? value.address : value
