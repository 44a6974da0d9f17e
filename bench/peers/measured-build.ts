import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Generator } from './generator.ts'

export interface BuildFigures {
  /** Seconds of processor time of the build and all its processes. */
  cpu: number
  /** Seconds from start to end. */
  wall: number
  /** Largest resident memory of all its processes together, in MB. */
  memory: number
}

export interface OutputFigures {
  files: number
  /** Total bytes of all files. */
  bytes: number
}

/** Resident memory of a process and its descendants in MB. 0 when the process has ended. Linux only. */
export const memoryOf = (pid: number): number => {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), own)
  } catch {
    return 0
  }
}

const seconds = (text: string): number => {
  const [, minutes = '0', rest = '0'] = /(\d+)m([\d.]+)s/.exec(text) ?? []
  return Number(minutes) * 60 + Number(rest)
}

/** Milliseconds between two measurements of the memory. */
const lookInterval = 50

/**
 * Runs a generator's build and returns its cost. A shell reports the processor time, because Node cannot see the time
 * of a child's children. When the build fails, rejects with the end of its output.
 */
export const measureBuild = async (
  generator: Pick<Generator, 'name' | 'build'>,
  folder: string,
): Promise<BuildFigures> => {
  const { command, args, env } = generator.build(folder)
  const started = performance.now()
  const shell = spawn('bash', ['-c', '"$@"; status=$?; times >&3; exit $status', 'bash', command, ...args], {
    cwd: folder,
    env: { ...process.env, CI: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let output = ''
  let times = ''
  shell.stdout?.on('data', (data) => (output += data))
  shell.stderr?.on('data', (data) => (output += data))
  shell.stdio[3]?.on('data', (data: Buffer) => (times += data))
  let memory = 0
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(shell.pid ?? 0))), lookInterval)
  const status = await new Promise<number | null>((resolve, reject) =>
    shell.on('error', reject).on('close', resolve),
  ).finally(() => clearInterval(look))
  if (status !== 0) throw new Error(`${generator.name} ended with status ${status}:\n${output.slice(-2000)}`)
  const ofChildren = (times.split('\n')[1] ?? '').split(' ').map(seconds)
  return { cpu: ofChildren.reduce((sum, time) => sum + time, 0), wall: (performance.now() - started) / 1000, memory }
}

/** Removes the files of earlier builds of a site, including those in folders of packages. */
export const removeCaches = async (generator: Generator, folder: string): Promise<void> => {
  for (const cache of generator.caches) await rm(join(folder, cache), { recursive: true, force: true })
}

/**
 * Moves a folder with the files of earlier builds away. The returned function deletes it later: right after the
 * deletion of thousands of files, a file system creates new files slowly.
 */
export const setAside = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(dirname(folder), { recursive: true })
  const aside = await mkdtemp(`${folder}-aside-`)
  await rename(folder, join(aside, 'folder')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return () => rm(aside, { recursive: true, force: true })
}

/** Number and size of the files of a built site. A file that also exists in a compressed form counts once. */
export const measureOutput = async (generator: Generator, folder: string): Promise<OutputFigures> => {
  const entries = await readdir(join(folder, generator.output), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size))
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
