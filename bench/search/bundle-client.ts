import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'

/** Bundles the client of an engine into a page: `index.html` with `client.js`. */
export const bundleClient = async (engine: string, folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The bundler uses the sources of this repository's packages, not their published form.
    resolve: { conditions: ['handbook-source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      // Not as a library: Vite keeps the spaces of those.
      rolldownOptions: {
        input: join(import.meta.dirname, 'engines', `${engine}-client.ts`),
        output: { entryFileNames: 'client.js' },
      },
      minify: true,
    },
  })
}
