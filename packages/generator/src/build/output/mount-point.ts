import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether a folder is the root of a mounted disk, or of a mounted part of another disk (a volume of a container). */
export const isMountPoint = (folder: string): boolean => {
  try {
    return statSync(folder).dev !== statSync(dirname(folder)).dev || mountsOf(readMounts()).has(folder)
  } catch {
    // The folder does not exist yet, or its path is wrong in another way. Writing the folder shows the error.
    return false
  }
}

/** Mount points in Linux's list. */
export const mountsOf = (mountInfo: string): ReadonlySet<string> =>
  new Set(
    mountInfo
      .split('\n')
      .map((line) =>
        (line.split(' ')[4] ?? '').replaceAll(/\\([0-7]{3})/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 8)),
        ),
      ),
  )

const readMounts = (): string => {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8')
  } catch {
    // Other systems have no such list. There the device number has to be enough.
    return ''
  }
}
