import type { RunModule } from '../model/run/run-job.ts'
import type { RunPlace } from '../model/run/run-message.ts'

/** The modules of a job, as blobs that import each other. */
export interface LoadedModules {
  /** Name of the sample's own module. */
  last: string
  /** Imports the sample and resolves to its exports. Rejects with the error that the code throws. */
  evaluate: () => Promise<unknown>
  /** The innermost stack frame of an error in the job's modules. */
  placeOf: (error: unknown) => RunPlace | undefined
}

const written = /"run:([^"\n]+)"/g
const placeInStack = /(blob:[^\s)]+?):(\d+):\d+/g

/**
 * Makes a blob of each module, in order, and replaces the specifiers of imports between modules by the blobs'
 * addresses.
 */
export const loadModules = (modules: readonly RunModule[]): LoadedModules => {
  const addresses = new Map<string, string>()
  for (const { name, code } of modules) {
    const linked = code.replace(written, (whole, imported: string) => {
      const address = addresses.get(imported)
      return address === undefined ? whole : JSON.stringify(address)
    })
    addresses.set(name, URL.createObjectURL(new Blob([linked], { type: 'text/javascript' })))
  }
  const names = new Map([...addresses].map(([name, address]) => [address, name]))
  const last = modules.at(-1)?.name ?? ''
  return {
    last,
    evaluate: () => import(/* @vite-ignore */ addresses.get(last) as string),
    placeOf: (error) => {
      const stack = error instanceof Error ? String(error.stack) : ''
      for (const [, address = '', line] of stack.matchAll(placeInStack)) {
        const module = names.get(address)
        if (module !== undefined) return { module, line: Number(line) }
      }
      return undefined
    },
  }
}
