import { expect, it } from 'vitest'
import { explainedFullDisk } from './full-disk.ts'

const remedy = 'The disk is full. Nothing was published; the last build is unchanged. Free some space and build again.'

it.each<[error: Error, cause: string]>([
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    'ENOSPC: no space left on device, write',
  ],
  [
    new Error('The file failed.', {
      cause: Object.assign(new Error('EDQUOT: disk quota exceeded'), { code: 'EDQUOT' }),
    }),
    'EDQUOT: disk quota exceeded',
  ],
  [
    new Error(
      'Build failed with 1 error:\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: start_thread\n    at build (a.mjs:50:18)',
    ),
    'No space left on device (os error 28)',
  ],
  [
    new Error('There is not enough space on the disk. (os error 112)'),
    'There is not enough space on the disk. (os error 112)',
  ],
])('says what to do: %s', (error, cause) => {
  const explained = explainedFullDisk(error)
  expect(explained).toEqual(new Error(remedy))
  expect(explained).toHaveProperty('cause', new Error(cause))
})

it.each([new Error('EACCES: permission denied'), 'text', undefined])('returns other errors: %s', (error) => {
  expect(explainedFullDisk(error)).toBe(error)
})
