import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const url = (file: string) => JSON.stringify(pathToFileURL(join(root, file)))

it('ends together with its browser on SIGTERM', async () => {
  const code = `import { startBrowserRunner } from ${url('packages/sample-checker/src/run-browser.ts')}\nawait startBrowserRunner()\nconsole.log('ready')\nsetInterval(() => {}, 1000)`
  const options = [
    '--import',
    pathToFileURL(join(root, 'bootstrap/typescript.mjs')).href,
    '--input-type=module',
    '--eval',
    code,
  ]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit', { signal: AbortSignal.timeout(20_000) })).toEqual([143, null])
  } finally {
    child.kill('SIGKILL')
  }
})
