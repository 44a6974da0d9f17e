import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { programPath, programRoot } from '../../content/program-root.ts'
import { sweepFolder } from '../cache-file.ts'

const workerSources = [
  'packages/generator/src/service-worker',
  'packages/generator/src/model',
  'package-lock.json',
  'packages/generator/src/build/bundle/worker-code.ts',
]

/**
 * Code of the worker, from the cache folder when its sources have not changed. The process that bundles the reader asks for it
 * too, so that the one that builds need not load the bundler.
 */
export const workerCode = async (cacheFolder: string): Promise<string> => {
  const file = join(cacheFolder, 'worker', `${programFingerprint(workerSources)}.js`)
  if (existsSync(file)) return readFile(file, 'utf8')
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
  const { code } = output.output[0]
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, code)
  await rename(`${file}.${process.pid}`, file)
  sweepFolder(dirname(file), (name) => name === basename(file))
  return code
}
