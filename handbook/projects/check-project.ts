import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, resolve } from 'node:path'
import type { Project } from './read-project.ts'

export interface ProjectCheck {
  project: Project
  /** An empty folder. The files of the project stay there. */
  folder: string
  /** Folders that are searched first for a command, such as the folder of a newer Node. */
  programs?: readonly string[]
  /** Commands between the installation and the tests, such as a generator of code. */
  prepare?: readonly string[]
  /** Commands in place of the scripts. */
  commands?: readonly string[]
  /** Variables that the tests need. */
  env?: Readonly<Record<string, string>>
}

export interface Failure {
  command: string
  /** The whole output of the command. */
  output: string
}

const minutes = 60_000
const quietly = { CI: '1', npm_config_audit: 'false', npm_config_fund: 'false' }

/** Scripts that are run if a project has them, in this order. */
const checkedScripts = ['check', 'typecheck', 'build', 'test', 'test:site']

/**
 * Writes a project, installs the newest releases without a lock file, and runs its scripts that check types, build and
 * test. Resolves to the first command that failed, or `undefined`.
 */
export const checkProject = async (check: ProjectCheck): Promise<Failure | undefined> => {
  const { project, folder, prepare = [], commands } = check
  for (const [file, text] of project.files) {
    const path = resolve(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const installs = project.installs.length > 0 ? project.installs : ['npm install']
  const scripts = checkedScripts.filter((name) => project.scripts.includes(name)).map((name) => `npm run ${name}`)
  for (const command of [...installs, ...prepare, ...(commands ?? scripts)]) {
    const output = await run(command, check)
    if (output !== undefined) return { command, output }
  }
  return undefined
}

/**
 * Resolves to the output of a failed command, or `undefined`. A command that takes longer than ten minutes is ended.
 */
const run = async (command: string, { folder, programs = [], env = {} }: ProjectCheck): Promise<string | undefined> => {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 10 * minutes,
    env: { ...process.env, ...quietly, ...env, PATH: [...programs, process.env['PATH']].join(delimiter) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((settle, fail) => child.on('error', fail).on('close', settle))
  return code === 0 ? undefined : output
}
