import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'

const project = resolve(import.meta.dirname, '..')

/**
 * Runs a command of the generator on a site as an author does, in a process of its own. Returns its exit code and its
 * output without colours.
 */
export const runGenerator = async (root: string, ...args: string[]): Promise<{ status: number; output: string }> => {
  const command = [
    '--import',
    './bootstrap/typescript.mjs',
    'packages/generator/src/cli/main.ts',
    ...args,
    '--root',
    root,
  ]
  const { status, output } = await promisify(execFile)(process.execPath, command, {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
  }).then(
    ({ stdout, stderr }) => ({ status: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      status: error.code,
      output: error.stdout + error.stderr,
    }),
  )
  return { status, output: stripVTControlCharacters(output) }
}
