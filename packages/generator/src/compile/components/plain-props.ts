import { isValidElement } from 'react'

const allowed = 'Allowed: text, numbers, true, false, null, and lists and maps of these.'

/**
 * Returns the fault of an island's prop that cannot be sent to the browser as JSON; `undefined` if all can be sent.
 * Children are ignored, because they arrive as HTML.
 */
export const unsendableProp = (
  name: string,
  { children: _children, ...props }: Readonly<Record<string, unknown>>,
): string | undefined => {
  for (const [prop, value] of Object.entries(props)) {
    const fault = unsendable(value, prop)
    if (fault !== undefined)
      return `<${name}> is an island, so its props are sent to the browser as JSON, but ${fault}. ${allowed}`
  }
  return undefined
}

const unsendable = (value: unknown, path: string): string | undefined => {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `"${path}" is ${value}`
  if (typeof value !== 'object') return `"${path}" is a ${typeof value}`
  if (isValidElement(value)) return `"${path}" is an element. Write it between the tags`
  if (Array.isArray(value))
    return value.map((item, index) => unsendable(item, `${path}[${index}]`)).find((fault) => fault !== undefined)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return `"${path}" is an object of the class ${value.constructor?.name ?? 'that has no name'}`
  return Object.entries(value)
    .map(([key, item]) => unsendable(item, `${path}.${key}`))
    .find((fault) => fault !== undefined)
}
