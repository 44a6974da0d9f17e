import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startBrowser } from './browser-process.ts'

/** Arguments of Node for a program that does not end by itself. It stands for a browser. */
const endless = ['-e', 'setInterval(() => {}, 1000)']

/** A program that starts such a browser and prints its process id. */
const holder = `
  import { spawn } from 'node:child_process'
  import { endWithThisProcess } from ${JSON.stringify(new URL('browser-process.ts', import.meta.url).href)}
  const browser = spawn(process.execPath, ${JSON.stringify(endless)}, { stdio: 'ignore', detached: true })
  endWithThisProcess(browser)
  console.log(browser.pid)
  if (process.argv[1] === 'exit') process.exit(0)
`
const loader = fileURLToPath(new URL('../../../../bootstrap/typescript.mjs', import.meta.url))

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const startHolder = async (...words: string[]) => {
  const child = spawn(process.execPath, ['--import', loader, '--input-type=module', '-e', holder, '--', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const [pid] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, exited, pid: Number(pid) }
}

it('ends a browser, and ending it again does nothing', async () => {
  const end = await startBrowser(process.execPath, endless)
  await end()
  await end()
})

it('rejects when the program cannot be started', async () => {
  await expect(startBrowser('/nowhere/browser', [])).rejects.toThrow('ENOENT')
})

it.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('ends the browser when this process gets %s', async (signal, status) => {
  const { child, exited, pid } = await startHolder()
  expect(isRunning(pid)).toBe(true)
  child.kill(signal)
  expect(await exited).toEqual([status, null])
  await expect.poll(() => isRunning(pid)).toBe(false)
})

it('ends the browser when this process exits', async () => {
  const { exited, pid } = await startHolder('exit')
  expect(await exited).toEqual([0, null])
  await expect.poll(() => isRunning(pid)).toBe(false)
})
