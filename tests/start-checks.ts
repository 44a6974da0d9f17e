import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

/**
 * Starts a process that checks a site as often as a test asks. It loads the generator once, and has the author's
 * environment, as `runGenerator` has. The runner's own process would compile the modules of the site in its own way.
 */
export const startChecks = (root: string) => {
  const program = fork(join(import.meta.dirname, 'check-program.ts'), {
    cwd: resolve(import.meta.dirname, '..'),
    execArgv: ['--import', './bootstrap/typescript.mjs'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return {
    /** The exit code of the command `check` and the problems that it would print. */
    check: async (): Promise<{ status: number; output: string }> => {
      const end = new AbortController()
      const ended = once(program, 'exit', { signal: end.signal }).then(() => {
        throw new Error('The process that checks the site has ended.')
      })
      program.send(root)
      const [answer] = (await Promise.race([once(program, 'message'), ended])) as [{ status: number; output: string }]
      ended.catch(() => {})
      end.abort()
      return answer
    },
    end: async (): Promise<void> => {
      if (program.exitCode !== null || program.signalCode !== null) return
      const ended = once(program, 'exit')
      program.kill()
      await ended
    },
  }
}
