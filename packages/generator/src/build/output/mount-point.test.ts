import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isMountPoint, mountsOf } from './mount-point.ts'
import { createOutput } from './output.ts'

test('mount points are read as Linux lists them', () => {
  const listed =
    '36 35 98:0 /part /work/my\\040site/dist rw,noatime shared:1 - ext4 /dev/root rw\n37 35 0:5 / /proc rw - proc proc rw\n'
  expect([...mountsOf(listed)]).toEqual(['/work/my site/dist', '/proc', ''])
})

test('an ordinary folder is not a mount point, nor is a folder that does not exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mount-point-'))
  expect([isMountPoint(folder), isMountPoint(join(folder, 'none'))]).toEqual([false, false])
  rmSync(folder, { recursive: true })
})

test.skipIf(!existsSync('/proc/self/mountinfo'))(
  'a build is not begun for a mount point, which cannot be replaced',
  async () => {
    expect(isMountPoint('/proc')).toBe(true)
    await expect(createOutput('/proc')).rejects.toThrow(
      '"/proc" is a mount point, and a build replaces its folder as a whole. Mount the folder above it instead, or make it a link to a folder on that disk.',
    )
  },
)
