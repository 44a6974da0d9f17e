// Hooks of Node's loader for a thread of their own, where the next hook answers later. All that Node 20 has.
import { otherNames } from './typescript-hooks.mjs'

export { load } from './typescript-hooks.mjs'

export const resolve = async (specifier, context, next) => {
  try {
    return await next(specifier, context)
  } catch (error) {
    for (const name of otherNames(specifier)) {
      const found = await Promise.resolve(next(name, context)).catch(() => undefined)
      if (found) return found
    }
    throw error
  }
}
