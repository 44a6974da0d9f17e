import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const begin = 'firefox-'

/** The beginning of the paths of Firefox profiles, in the folder for the temporary files of this run. */
export const profilePrefix = (): string => join(tmpdir(), begin)

/** Notes in a profile which process uses it, so that the process ends with the run at the latest. */
export const noteProcess = (profile: string, pid: number): void => writeFileSync(join(profile, 'pid'), String(pid))

/** Ends the processes that the profiles in a folder name, where they are still running. */
export const endLeftFirefox = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const note = join(folder, name, 'pid')
    const pid = name.startsWith(begin) && existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0
    // The number 0 would mean this process and all others of its group.
    if (pid > 0) endProcess(pid)
  }
}

const endProcess = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Vitest calls this after the last test. It kills a worker that has not ended half a second after SIGTERM, which happens
 * on a busy machine. Chromium then ends by itself, but Firefox does not.
 */
export const teardown = (): void => endLeftFirefox(tmpdir())
