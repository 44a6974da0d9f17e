// Hooks of Node's loader for a thread of their own, where the next hook answers later. All that Node 20 has.
import { namesOf, ofSources, versioned } from './typescript-hooks.mjs'

export { load } from './typescript-hooks.mjs'

export const resolve = async (specifier, context, next) => {
  let failure
  for (const name of namesOf(specifier, context)) {
    try {
      return versioned(await next(name, ofSources(name, context)), context.parentURL)
    } catch (error) {
      // The error to report is that of the name which the module gave.
      failure ??= error
    }
  }
  throw failure
}
