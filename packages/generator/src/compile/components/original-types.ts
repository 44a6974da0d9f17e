import { readFileSync } from 'node:fs'
import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'

/** The original components, by the wrappers that replace them while a document is rendered. */
const originals = new WeakMap<object, unknown>()

/** Records that a wrapper replaces a component. If the component is itself a wrapper, its original is recorded. */
export const standsFor = <T extends object>(wrapper: T, component: unknown): T => {
  originals.set(wrapper, (typeof component === 'function' && originals.get(component)) || component)
  return wrapper
}

/**
 * Returns children whose wrappers are replaced by the original components that the document imports. So a component of
 * the site can compare their types (`child.type === Tab`). `met` is called with each such component.
 */
export const withOriginalTypes = (children: ReactNode, met: (component: unknown) => void): ReactNode =>
  Array.isArray(children)
    ? Children.map(children, (child: ReactNode) => withOriginalType(child, met))
    : withOriginalType(children, met)

const withOriginalType = (child: ReactNode, met: (component: unknown) => void): ReactNode => {
  if (!isValidElement<Record<string, unknown>>(child)) return child
  const original =
    child.type === Fragment ? Fragment : typeof child.type === 'string' ? undefined : originals.get(child.type)
  if (original === undefined) return child
  met(original)
  const { 'data-line': _place, children, ...props } = child.props
  return createElement(
    original as never,
    { ...props, key: child.key } as never,
    withOriginalTypes(children as ReactNode, met),
  )
}

/** Whether a module reads the types of elements. The sources of packages are not searched. */
export const looksAtTypes = (module: string): boolean => {
  try {
    return /\.type\b|\btype\s*[},]/.test(readFileSync(module, 'utf8'))
  } catch {
    return false
  }
}
