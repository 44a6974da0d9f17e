import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { programPath, programRoot } from '../../content/program-root.ts'

const workerSources = [
  'packages/generator/src/service-worker',
  'packages/generator/src/model',
  'packages/generator/src/build/bundle',
  'package-lock.json',
]

/**
 * Code of the worker, from the cache folder when its sources have not changed. The process that bundles the reader asks for it
 * too, so that the one that builds need not load the bundler.
 */
export const workerCode = async (cacheFolder: string): Promise<string> => {
  const entry = { place: 'code', origin: programFingerprint(workerSources) }
  return String(await openStore(cacheFolder, 'worker').readOrMake(entry, bundleWorker))
}

const bundleWorker = async (): Promise<string> => {
  const [{ build }, { bundlerChecks }] = await Promise.all([import('vite'), import('./vite-config.ts')])
  const result = await build({
    root: programRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { checks: bundlerChecks },
      lib: {
        entry: programPath('packages/generator/src/service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'handbookWorker',
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The service worker was not built.')
  return output.output[0].code
}
