// Runs the command line of this project in a process of its own, because it is written in TypeScript.
import { spawn } from 'node:child_process'
import { describeEnd, documentInWork, openNote } from './document-in-work.mjs'
import { projectRoot } from './install.mjs'
import { rootOption } from './root-option.mjs'

/** Milliseconds for a program to stop after a signal. A program in an endless loop does not handle the signal. */
const patience = 5000

/**
 * Runs a command of the program, and resolves when the command has finished. When the command fails, this process ends
 * with the command's status. All commands except the development server use React's production build.
 */
export const handbook = async (...args) => {
  process.env.NODE_ENV = args[0] === 'dev' ? 'development' : 'production'
  const note = openNote()
  const child = spawn(
    process.execPath,
    [
      '--import',
      new URL('typescript.mjs', import.meta.url).href,
      'packages/generator/src/cli/main.ts',
      ...ofHandbook(args),
    ],
    {
      cwd: projectRoot,
      stdio: ['inherit', 'inherit', 'inherit', ...(note === undefined ? [] : [note])],
    },
  )
  const { status, signal, passed, error } = await endOf(child)
  if (error) console.error(`Could not run Node: ${error.message}`)
  const end = note === undefined ? undefined : describeEnd({ status, signal, ...documentInWork(note) })
  if (end) console.error(end)
  if (status === 0) return
  process.exit(status ?? (passed === 'SIGINT' || signal === 'SIGINT' ? 130 : 1))
}

/** Commands that write or read the output. */
const withOutput = new Set(['start', 'build', 'serve', 'mcp'])

/**
 * Adds the options of the handbook, with its output in `dist/`, to a command of this repository, unless the command
 * names another site.
 */
export const ofHandbook = ([command = '', ...options]) => {
  if (command === '' || command.startsWith('-') || command === 'help' || rootOption(options) !== undefined)
    return [command, ...options].filter(Boolean)
  return [
    command,
    '--root',
    'handbook',
    ...(withOutput.has(command) && !options.some((option) => /^--out(?:=|$)/.test(option)) ? ['--out', 'dist'] : []),
    ...options,
  ]
}

/**
 * Passes the signals of this process on to the child. Resolves to the end of the child, and the signal that it got
 * before.
 */
const endOf = (child) =>
  new Promise((resolve) => {
    let passed
    let timer
    const tell = (signal) => {
      passed = signal
      // Ctrl+C reaches all programs of a terminal. A second signal would end the child before its cleanup.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
      timer ??= setTimeout(() => child.kill('SIGKILL'), patience)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, tell)
    const settle = (end) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, tell)
      resolve({ ...end, passed })
    }
    child.once('error', (error) => settle({ status: null, signal: null, error }))
    child.once('exit', (status, signal) => settle({ status, signal }))
  })
