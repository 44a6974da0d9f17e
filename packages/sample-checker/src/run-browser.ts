import { writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { findBrowser } from '../../../bootstrap/browser.mjs'
import type { SampleRun } from './harness/recorder.ts'
import { queryTimeLimit, sampleTimeLimit } from './time-limits.ts'

export interface BrowserRunner {
  /** Bundles a file of a sample and runs it as a module of an empty page that has no network. */
  run: (file: string, code: string) => Promise<{ run: SampleRun; error?: string }>
  close: () => Promise<void>
}

const harness = fileURLToPath(new URL('harness/browser-harness.ts', import.meta.url))
const patience = `import { configure as sampleConfigure } from '@testing-library/dom'\nsampleConfigure({ asyncUtilTimeout: ${queryTimeLimit} })\n`

/** Starts a browser for samples, each of which may take so many milliseconds. Throws an `Error` that says what is missing. */
export const startBrowserRunner = async (timeLimit = sampleTimeLimit): Promise<BrowserRunner> => {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome was found; set CHROME_PATH to its executable.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'] })
  // Asked to end, the browser ends, but then this process would go on without it and find every sample at fault.
  const end = () => process.exit(143)
  process.once('SIGTERM', end)
  const close = async () => {
    process.off('SIGTERM', end)
    await browser.close()
  }
  return { run: (file, code) => runInPage(browser, { file, code, timeLimit }), close }
}

const runInPage = async (browser: Browser, { file, code, timeLimit }: { file: string; code: string; timeLimit: number }): Promise<{ run: SampleRun; error?: string }> => {
  const queries = /from ["']@testing-library\/(?:dom|react)["']/.test(code)
  await writeFile(file, `import ${JSON.stringify(harness)}\n${queries ? patience : ''}${code}`)
  const context = await browser.newContext()
  try {
    const script = await bundle(file)
    const page = await context.newPage()
    let error: string | undefined
    page.on('pageerror', (thrown) => (error ??= `${thrown.name}: ${thrown.message}`))
    await page.route('**/*', (route) =>
      route.request().url() === 'https://sample.test/'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><head><title>Sample</title></head><body><div id="root"></div></body></html>' })
        : route.abort(),
    )
    await page.goto('https://sample.test/')
    const ended = runToEnd(page, script)
    // Nobody waits for it any more when the page is closed.
    ended.catch(() => {})
    const isTimeUp = await Promise.race([ended, untilError(() => error, timeLimit)])
    // A page that is busy without an end answers no question.
    if (isTimeUp) return { run: { failures: [], prints: [], reached: [] }, error: `It did not end within ${timeLimit / 1000} seconds.` }
    const run = await page.evaluate((): SampleRun => Reflect.get(globalThis, 'sampleRun'))
    return { run, ...(error ? { error } : {}) }
  } finally {
    await context.close()
    await rm(file, { force: true })
  }
}

const runToEnd = async (page: Page, script: string): Promise<false> => {
  await page.addScriptTag({ type: 'module', content: `${script}\nawait globalThis.sampleSettled();globalThis.sampleEnded = true` })
  await page.waitForFunction(() => 'sampleEnded' in globalThis, undefined, { timeout: 0 })
  return false
}

/** Tells, when there is an error or the time is up, whether it is the time. */
const untilError = async (error: () => string | undefined, timeLimit: number): Promise<boolean> => {
  for (let waited = 0; waited < timeLimit && !error(); waited += 50) await new Promise((resolve) => setTimeout(resolve, 50))
  return !error()
}

const bundle = async (file: string): Promise<string> => {
  const result = await build({
    root: join(file, '..'),
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic' } },
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, target: 'esnext', modulePreload: false, lib: { entry: file, formats: ['es'] }, cssCodeSplit: false },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output.find((part) => part.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error(`Vite made no script of ${file}.`)
  return chunk.code
}
