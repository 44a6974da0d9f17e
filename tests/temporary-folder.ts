import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder = ''

/**
 * Gives all tests of a run a folder for temporary files. Vitest removes it by `teardown` after the last test. So a test
 * that fails, and a process that Vitest ends, leave nothing behind.
 */
export const setup = (): void => {
  folder = mkdtempSync(join(tmpdir(), 'handbook-tests-'))
  // Some tests give up the rights of root, and still need their files here.
  chmodSync(folder, 0o1777)
  // The names on Windows, and on other systems.
  for (const name of ['TMP', 'TEMP', 'TMPDIR']) process.env[name] = folder
}

export const teardown = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
