import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkersOption, parseDiagnostics, typeErrors } from './sample-compiler.ts'

const examples = resolve(import.meta.dirname, '../../../handbook/examples')

it('diagnostics include their continuation lines, and diagnostics of unknown files are listed apart', () => {
  const output =
    "a/b.ts(1,7): error TS2322: Type 'A'.\n  Type 'B'.\r\na/c.ts(2,1): error TS1: Other.\nerror TS2688: Cannot find type definition file.\n"
  expect(parseDiagnostics(output, new Set(['a/b.ts']))).toEqual({
    diagnostics: [{ file: 'a/b.ts', line: 1, column: 7, code: 2322, message: "Type 'A'.\n  Type 'B'." }],
    others: ['a/c.ts(2,1): error TS1: Other.', 'error TS2688: Cannot find type definition file.'],
  })
})

it('throws for an error outside all samples, for example when a link gives the folder another path', async () => {
  const work = join(examples, '.samples', `compiler-${process.pid}`)
  const link = await mkdtemp(join(tmpdir(), 'handbook-link-'))
  onTestFinished(async () => {
    await rm(work, { recursive: true })
    await rm(link, { recursive: true })
  })
  await mkdir(work, { recursive: true })
  await writeFile(join(work, 'b.ts'), 'const b: string = 1\n')
  await symlink(examples, join(link, 'examples'), 'junction')
  const linked = {
    examples: join(link, 'examples'),
    workFolder: join(link, 'examples/.samples', `compiler-${process.pid}`),
    files: ['b.ts'],
  }
  await expect(typeErrors(linked)).rejects.toThrow(
    /^The compiler reports errors in files that are not samples:\n.*b\.ts\(1,7\): error TS2322: /,
  )
  expect(await typeErrors({ examples, workFolder: work, files: ['b.ts'] })).toHaveLength(1)
})

it('throws without a compiler, even when there is nothing to compile', async () => {
  await expect(typeErrors({ examples: '/nowhere', workFolder: '/nowhere', files: [] })).rejects.toThrow(
    'The compiler for the samples is missing: run "npm ci" in /nowhere, ',
  )
})

it('asks for one checker only where the compiler knows the option', () => {
  expect(['5.9.3', '6.0.0', '7.0.2', '10.1.0-beta'].map(checkersOption)).toEqual([
    [],
    [],
    ['--checkers', '1'],
    ['--checkers', '1'],
  ])
})
