import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { programPath, programRoot } from '../../content/program-root.ts'
import { sandboxPage } from '../sandbox/sandbox-page.ts'

const sandboxSources = [
  'packages/generator/src/sandbox',
  'packages/generator/src/model',
  'packages/sample-checker/src/harness',
  'packages/generator/src/build/sandbox',
  'packages/generator/src/build/bundle',
  'package-lock.json',
]

/**
 * Text of `sandbox.html`, from the cache folder when its sources have not changed. The process that bundles the reader
 * asks for it too, so that the process that builds need not load the bundler.
 */
export const sandboxCode = async (cacheFolder: string): Promise<string> => {
  const entry = { place: 'page', origin: programFingerprint(sandboxSources) }
  return String(await openStore(cacheFolder, 'sandbox').readOrMake(entry, makeSandbox))
}

const makeSandbox = async (): Promise<string> => {
  const runtime = await scriptOf('runtime-entry', {})
  const host = await scriptOf('host', { RUNTIME: JSON.stringify(runtime) })
  return sandboxPage(host)
}

/** Bundles one script of the sandbox. `define` holds names that the bundler replaces. */
const scriptOf = async (name: string, define: Record<string, string>): Promise<string> => {
  const [{ build }, { bundlerChecks, clientConditions }] = await Promise.all([
    import('vite'),
    import('./vite-config.ts'),
  ])
  const result = await build({
    root: programRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define,
    resolve: { conditions: clientConditions },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { checks: bundlerChecks },
      lib: {
        entry: programPath(`packages/generator/src/sandbox/${name}.ts`),
        formats: ['iife'],
        name: 'handbookSandbox',
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`The script "${name}" of the sandbox was not built.`)
  return output.output[0].code.trim()
}
