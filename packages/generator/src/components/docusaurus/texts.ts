import { Children, cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'

type Values = Readonly<Record<string, ReactNode>>

const placeholder = /\{(\w+)\}/

/** Inserts values into a text with placeholders such as `{name}`. */
export const interpolate = (text: string, values: Values = {}): ReactNode => {
  const parts = text.split(placeholder).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('')
  return createElement(
    Fragment,
    null,
    ...Children.toArray(parts.filter((part) => part !== '')).map((part, key) =>
      isValidElement(part) ? cloneElement(part, { key }) : part,
    ),
  )
}

const textOf = (children: ReactNode): string => (Array.isArray(children) ? children.join('') : String(children ?? ''))

/** `@docusaurus/Interpolate`. */
export const Interpolate = ({ children, values }: { children?: ReactNode; values?: Values }): ReactNode =>
  interpolate(textOf(children), values)

/** `@docusaurus/Translate`: shows the text as it is written, because a site has one language. */
export const Translate = ({
  children,
  id,
  values,
}: {
  children?: ReactNode
  id?: string
  values?: Values
}): ReactNode => interpolate(children === undefined ? (id ?? '') : textOf(children), values)

/** `translate` of the same module. */
export const translate = ({ message, id }: { message?: string; id?: string }, values?: Values): string =>
  String(interpolate(message ?? id ?? '', values))
