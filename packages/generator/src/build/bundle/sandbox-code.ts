import { createHash } from 'node:crypto'
import { openStore } from '../../cache/open-store.ts'
import { programFingerprint } from '../../content/incremental/program-fingerprint.ts'
import { sandboxPage } from '../sandbox/sandbox-page.ts'
import { bundleScript } from './bundle-script.ts'

const sandboxSources = [
  'packages/generator/src/sandbox',
  'packages/generator/src/model',
  'packages/sample-checker/src/harness',
  'packages/generator/src/build/sandbox',
  'packages/generator/src/build/bundle',
  'package-lock.json',
]

/**
 * Text of `sandbox.html`, taken from the cache folder when its sources have not changed. The process that bundles the
 * client calls this function too, so that the build process need not load the bundler.
 */
export const sandboxCode = async (cacheFolder: string): Promise<string> => {
  const entry = { place: 'page', origin: programFingerprint(sandboxSources) }
  return String(await openStore(cacheFolder, 'sandbox').readOrMake(entry, makeSandbox))
}

const makeSandbox = async (): Promise<string> => {
  const folder = 'packages/generator/src/sandbox'
  const name = 'handbookSandbox'
  const runtime = await bundleScript({ entry: `${folder}/runtime-entry.ts`, format: 'iife', name })
  // The same text is used in workers and in the HTML of frames.
  const script = runtime.replaceAll('</script', String.raw`<\/script`)
  const hash = createHash('sha256').update(script).digest('base64')
  const define = { RUNTIME: JSON.stringify(script), RUNTIME_HASH: JSON.stringify(`sha256-${hash}`) }
  return sandboxPage(await bundleScript({ entry: `${folder}/host.ts`, format: 'iife', name, define }))
}
