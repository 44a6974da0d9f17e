import { type Browser, chromium } from 'playwright-core'
import { findHeadlessBrowser } from './find-browser.mjs'
import { type BrowserSample, bundleSample, type SampleBundle } from './bundle-samples.ts'
import { type BrowserRun, runInPage, serveEmptyPage } from './sample-page.ts'
import { type ScriptServer, startScriptServer } from './script-server.ts'
import { createSharedPages } from './shared-pages.ts'
import { sampleTimeLimit } from './time-limits.ts'

export interface BrowserRunner {
  /** Bundles the file of a sample, and runs it as a module of an empty page without a network. */
  run: (file: string, code: string) => Promise<BrowserRun>
  /**
   * Runs a file that was bundled together with other samples, in a profile that other samples have used. Resolves to
   * `undefined` when `run` might give another result.
   */
  runBundled: (file: string) => Promise<BrowserRun | undefined>
  close: () => Promise<void>
}

interface BrowserOptions {
  /** Bundles the samples that share scripts. Called when the first of these samples runs. */
  bundle?: () => Promise<SampleBundle>
  /** How long a sample may take (ms). */
  timeLimit?: number
}

/** Samples have no network. Only the scripts of their bundle come from this machine. */
const offNetwork = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE *.local'

/**
 * Chromium would compile each script of a sample in the background, although the page's process has compiled it for an
 * earlier sample. It would also ask the user whether a page may reach this machine.
 */
const features = '--disable-features=ScriptStreaming,BackgroundResourceFetch,LocalNetworkAccessChecks'

/** Starts a browser for samples. Throws an `Error` that says what is missing. */
export const startBrowserRunner = async ({
  bundle,
  timeLimit = sampleTimeLimit,
}: BrowserOptions = {}): Promise<BrowserRunner> => {
  const executablePath = findHeadlessBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome was found; set CHROME_PATH to its executable.')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run', offNetwork, features],
  })
  // A signal ends the browser as well. Without this, the process would continue without a browser and report every
  // sample as wrong.
  const end = () => process.exit(143)
  process.once('SIGTERM', end)
  const close = async () => {
    process.off('SIGTERM', end)
    await browser.close()
    server?.close()
  }
  let server: ScriptServer | undefined
  let shared: Promise<ReturnType<typeof createSharedPages>> | undefined
  const share = async (make: () => Promise<SampleBundle>) => {
    const made = await make()
    server = await startScriptServer(made.scripts)
    return createSharedPages(browser, made, server.address)
  }
  const runBundled = async (file: string) => {
    if (!bundle) return undefined
    shared ??= share(bundle)
    return (await shared)(file)
  }
  return { run: (file, code) => runAlone(browser, { file, code }, timeLimit), runBundled, close }
}

const runAlone = async (browser: Browser, sample: BrowserSample, timeLimit: number): Promise<BrowserRun> => {
  const script = await bundleSample(sample)
  const context = await browser.newContext()
  try {
    await serveEmptyPage(context)
    return await runInPage(await context.newPage(), { script, timeLimit })
  } finally {
    await context.close()
  }
}
