import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importRaces } from './build/prepare-players.ts'
import { stepPlayer, type StepPlayerOptions } from './integration.ts'

it.each<[options: unknown, message: string]>([
  [undefined, 'The option "subjects" of stepPlayer is missing; needed: the folder of the subjects'],
  [{ subjects: 5 }, 'The option "subjects" of stepPlayer is 5; needed: the folder of the subjects'],
  [{ subjcts: 'a' }, 'stepPlayer has no option "subjcts". Options: "subjects", "races"'],
  [{ subjects: 'a', races: [] }, 'The option "races" of stepPlayer is []; needed: the path of a module'],
])('the options %j are rejected', (options, message) => {
  expect(() => stepPlayer(options as StepPlayerOptions)).toThrow(new Error(message))
})

it('names a folder of subjects that does not exist', () => {
  const { StepPlayer } = stepPlayer({ subjects: 'none' }).components?.({ root: '/site' }) ?? {}
  expect(() => StepPlayer?.checkProps?.({ of: 'a/b' }, { root: '/site' })).toThrow(
    `There is no folder ${join('/site', 'none')}. Correct the option "subjects" of stepPlayer in site.config.ts`,
  )
})

it('names a module of races that does not exist or exports no races', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'races-')), 'races.ts')
  await expect(importRaces(file)).rejects.toThrow(`There is no file ${file}. Correct the option "races" of stepPlayer`)
  writeFileSync(file, 'export const other = 1\n')
  await expect(importRaces(file)).rejects.toThrow(`The module ${file} does not export "races".`)
})
