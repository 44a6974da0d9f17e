import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { bundleScript } from './bundle-script.ts'

const workerSources = [
  'packages/generator/src/service-worker',
  'packages/generator/src/model',
  'packages/generator/src/build/bundle',
  'package-lock.json',
]

/**
 * Code of the worker, taken from the cache folder when its sources have not changed. The process that bundles the
 * client calls this function too, so that the build process need not load the bundler.
 */
export const workerCode = async (cacheFolder: string): Promise<string> => {
  const entry = { place: 'code', origin: programFingerprint(workerSources) }
  return String(await openStore(cacheFolder, 'worker').readOrMake(entry, bundleWorker))
}

const bundleWorker = (): Promise<string> =>
  bundleScript({
    entry: 'packages/generator/src/service-worker/service-worker.ts',
    format: 'iife',
    name: 'handbookWorker',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
