import { readFileSync } from 'node:fs'
import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'

/** Components by what stands for them while a document renders. */
const originals = new WeakMap<object, unknown>()

/** Notes that one component stands for another, or for what that one stands for. */
export const standsFor = <T extends object>(wrapper: T, component: unknown): T => {
  originals.set(wrapper, (typeof component === 'function' && originals.get(component)) || component)
  return wrapper
}

/**
 * Children of which those that a document made are of the types that its imports have, so that a component of the site can compare
 * them (`child.type === Tab`). `met` is called with each such component.
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

/** Whether a module looks at the types of elements. A package is not looked into. */
export const looksAtTypes = (module: string): boolean => {
  try {
    return /\.type\b|\btype\s*[},]/.test(readFileSync(module, 'utf8'))
  } catch {
    return false
  }
}
