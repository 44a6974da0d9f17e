import { valueAt } from '../schema/known-keys.ts'
import { sidebarsSchema, type ValidatedSidebars } from '../schema/sidebars.ts'
import { validate } from '../schema/validate.ts'

/**
 * Returns the valid parts of faulty sidebars, so that the rest is still checked and existing items do not count as
 * missing. A wrong value is removed alone when it is optional, and otherwise with the item that contains it.
 * `unsafeSidebars` have no shorthands.
 */
export const soundSidebars = (unsafeSidebars: unknown): ValidatedSidebars => {
  let unsafeRest = unsafeSidebars
  for (;;) {
    const { value, faults } = validate(sidebarsSchema, unsafeRest)
    if (value) return value
    const [fault] = faults
    // A missing value cannot be removed, but the item that lacks it can.
    const isThere = fault !== undefined && valueAt(unsafeRest, fault.path) !== undefined
    const path = fault ? (isThere ? fault.path : fault.path.slice(0, -1)) : []
    if (path.length === 0) return {}
    unsafeRest = without(unsafeRest, path)
  }
}

const without = (unsafeValue: unknown, [step, ...rest]: readonly PropertyKey[]): unknown => {
  const change = (value: unknown) => (rest.length === 0 ? [] : [without(value, rest)])
  if (Array.isArray(unsafeValue))
    return (unsafeValue as unknown[]).flatMap((value, index) => (index === step ? change(value) : [value]))
  if (typeof unsafeValue !== 'object' || unsafeValue === null) return unsafeValue
  return Object.fromEntries(
    Object.entries(unsafeValue).flatMap(([key, value]: [string, unknown]) =>
      key === step ? change(value).map((changed) => [key, changed]) : [[key, value]],
    ),
  )
}
