import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkProject } from './check-project.ts'

const emptyFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const manifest = '{ "private": true, "scripts": { "check": "node check.js", "test": "node test/a.test.js" } }\n'
const project = (check: string, test: string) => ({
  files: new Map([
    ['package.json', manifest],
    ['check.js', check],
    ['test/a.test.js', test],
  ]),
  installs: ['node --version'],
  scripts: ['check', 'test'],
})

it('writes the files, prepares, checks and tests, with the given variables', async () => {
  const folder = await emptyFolder()
  const needsAll = `if (process.env.PORT !== '1' || !require('node:fs').existsSync('made')) process.exit(1)`
  const failure = await checkProject({
    project: project('', needsAll),
    folder,
    prepare: [`node -e "fs.writeFileSync('made', '')"`],
    env: { PORT: '1' },
  })
  expect(failure).toBeUndefined()
  expect(await readdir(folder)).toContain('made')
})

it('names the command that failed, with its output', async () => {
  const folder = await emptyFolder()
  const failure = await checkProject({
    project: project(
      `console.error('a type is wrong'); process.exit(2)`,
      `require('node:fs').writeFileSync('tested', '')`,
    ),
    folder,
  })
  expect(failure?.command).toBe('npm run check')
  expect(failure?.output).toContain('a type is wrong')
  expect(await readdir(folder)).not.toContain('tested')
})

it('runs other commands in place of the scripts', async () => {
  const folder = await emptyFolder()
  const failure = await checkProject({
    project: project('process.exit(1)', 'process.exit(1)'),
    folder,
    commands: [`node -e "fs.writeFileSync('other', '')"`],
  })
  expect(failure).toBeUndefined()
  expect(await readdir(folder)).toContain('other')
})

it('runs all scripts that check, build and test, in this order', async () => {
  const folder = await emptyFolder()
  const scripts = ['test:site', 'test', 'dev', 'build', 'typecheck', 'check']
  const note = (name: string) => `node -e "fs.appendFileSync('order', '${name} ')"`
  const failure = await checkProject({
    project: {
      files: new Map([
        ['package.json', JSON.stringify({ scripts: Object.fromEntries(scripts.map((name) => [name, note(name)])) })],
      ]),
      installs: ['node --version'],
      scripts,
    },
    folder,
  })
  expect(failure).toBeUndefined()
  expect(await readFile(join(folder, 'order'), 'utf8')).toBe('check typecheck build test test:site ')
})
