import { expect, it } from 'vitest'
import { explainedFullDisk } from './full-disk.ts'

const remedy = 'The disk is full. Nothing was published: dist/ is as it was. Free some space and build again.'

it.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  new Error('The file failed.', { cause: Object.assign(new Error('EDQUOT: disk quota exceeded'), { code: 'EDQUOT' }) }),
  new Error('Build failed with 1 error:\n\nFailed to write file in /site/.cache/app/a.js\n\nCaused by:\n    No space left on device (os error 28)'),
  new Error('There is not enough space on the disk. (os error 112)'),
])('says what to do: %s', (error) => {
  const explained = explainedFullDisk(error)
  expect(explained).toEqual(new Error(remedy))
  expect(explained).toHaveProperty('cause', error)
})

it.each([new Error('EACCES: permission denied'), 'text', undefined])('leaves others as they are: %s', (error) => {
  expect(explainedFullDisk(error)).toBe(error)
})
