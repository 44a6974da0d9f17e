import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { programRoot } from '../../pipeline/program-root.ts'
import { instrument } from '../../pipeline/trace/instrument.ts'

const query = /\?traced$/
const runtime = `${programRoot}src/islands/player/trace.ts`

/**
 * Vite plugin: `import('./merge-sort.ts?traced')` is the same source, relative imports included, with a call of the
 * tracer before every statement. Step players run it; the source that articles quote stays clean.
 */
export const tracedModules = (): Plugin => ({
  name: 'handbook-traced-modules',
  enforce: 'pre',
  transform: {
    filter: { id: query },
    handler(code, id) {
      const file = relative(programRoot, id.replace(query, '')).replaceAll('\\', '/')
      const text = instrument(code, { file, runtime, redirect: (specifier) => `${specifier}?traced` })
      // Only development publishes source maps.
      const map = this.environment.mode === 'dev' ? text.generateMap({ source: id.replace(query, ''), includeContent: true, hires: true }) : null
      return { code: text.toString(), map }
    },
  },
})
