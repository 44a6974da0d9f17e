import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { projectRoot } from './install.mjs'

/** Milliseconds for a stage to end after Ctrl+C. Then everything that it started is killed. */
const patience = 5000
/**
 * Milliseconds to wait for the last output of a stage that has ended. A program that outlives the stage may keep its
 * output open.
 */
const lastOutput = 1000

/**
 * The stage leads a process group of its own, so that all processes of the stage can be ended. Windows has no such
 * groups.
 */
const detached = process.platform !== 'win32'

/**
 * Runs Node with the arguments of a stage. Resolves to its exit code, its duration in milliseconds and its whole
 * output. When `signal` is aborted, the stage gets SIGINT once, so that it can end its processes properly.
 */
export const runStage = (stage, signal) =>
  new Promise((resolve) => {
    const start = performance.now()
    const child = spawn(process.execPath, stage.command, {
      cwd: projectRoot,
      detached,
      env: { ...process.env, ...stage.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let timer
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const stop = () => {
      child.kill('SIGINT')
      timer = setTimeout(() => killAll(child), patience)
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    const settle = (code) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (signal.aborted) killAll(child)
      resolve({ stage, code, duration: performance.now() - start, output, ended: signal.aborted })
    }
    child.once('error', (error) => {
      output += `Could not run Node: ${error.message}\n`
      settle(1)
    })
    child.once('exit', (code) => {
      const late = setTimeout(() => settle(code ?? 1), lastOutput)
      child.once('close', () => {
        clearTimeout(late)
        settle(code ?? 1)
      })
    })
  })

const killAll = (child) => {
  try {
    if (detached) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // All processes have ended.
  }
}
