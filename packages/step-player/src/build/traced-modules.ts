import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { instrument } from '../trace/instrument.ts'

const query = /\?traced$/
const runtime = fileURLToPath(new URL('../player/trace.ts', import.meta.url))

/**
 * Vite plugin: `import('./merge-sort.ts?traced')` is the same source, relative imports included, with a call of the
 * tracer before every statement. Step players run that module, so the source that articles quote stays clean. The names
 * of files are paths from `root`.
 */
export const tracedModules = (root: string): Plugin => ({
  name: 'step-player-traced-modules',
  enforce: 'pre',
  transform: {
    filter: { id: query },
    handler(code, id) {
      const file = relative(root, id.replace(query, '')).replaceAll('\\', '/')
      const text = instrument(code, { file, runtime, redirect: (specifier) => `${specifier}?traced` })
      // Only development publishes source maps.
      const map =
        this.environment.mode === 'dev'
          ? text.generateMap({ source: id.replace(query, ''), includeContent: true, hires: true })
          : null
      return { code: text.toString(), map }
    },
  },
})
