import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'

/** Bundles the client of an engine into a page of its own: `index.html` with `client.js`. */
export const bundleClient = async (engine: string, folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The packages as they are in this repository, not as they are published.
    resolve: { conditions: ['handbook-source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      lib: {
        entry: join(import.meta.dirname, 'engines', `${engine}-client.ts`),
        formats: ['es'],
        fileName: () => 'client.js',
      },
      minify: true,
    },
  })
}
