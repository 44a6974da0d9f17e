// Hooks of Node's module loader for a separate thread, where the next hook answers asynchronously. Node 20 has only
// such hooks.
import { namesOf, ofSources, versioned } from './typescript-hooks.mjs'

export { load } from './typescript-hooks.mjs'

export const resolve = async (specifier, context, next) => {
  let failure
  for (const name of namesOf(specifier, context)) {
    try {
      return versioned(await next(name, ofSources(name, context)), context.parentURL)
    } catch (error) {
      // Report the error for the name that the module wrote.
      failure ??= error
    }
  }
  throw failure
}
