import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initSite } from './init-site.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-site-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const siteFiles = ['site.config.ts', 'content/intro.mdx', 'content/writing.md', 'components/counter.tsx', 'theme.css']

it('writes a small site into a folder that does not exist', () => {
  const folder = join(root, "the-author's notes")
  expect(initSite(folder)).toEqual({
    written: [...siteFiles, '.gitignore', 'package.json'],
    kept: [],
    scripts: ['dev', 'build', 'serve', 'check'],
  })
  expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).toContain(String.raw`title: 'The author\'s notes',`)
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    private: true,
    type: 'module',
    scripts: {
      dev: 'dev-handbook dev',
      build: 'dev-handbook build',
      serve: 'dev-handbook serve',
      check: 'dev-handbook check',
    },
  })
})

it('keeps existing files, and adds the scripts that package.json lacks', () => {
  writeFileSync(join(root, '.gitignore'), 'mine\n')
  writeFileSync(join(root, 'README.md'), '# Mine\n')
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{\n\t"name": "mine",\n\t"scripts": { "dev": "mine" }\n}\n')
  expect(initSite(root)).toEqual({ written: siteFiles, kept: ['.gitignore'], scripts: ['build', 'serve', 'check'] })
  expect([read('.gitignore'), read('README.md')]).toEqual(['mine\n', '# Mine\n'])
  expect(read('package.json')).toBe(
    '{\n\t"name": "mine",\n\t"scripts": {\n\t\t"dev": "mine",\n\t\t"build": "dev-handbook build",\n\t\t"serve": "dev-handbook serve",\n\t\t"check": "dev-handbook check"\n\t}\n}\n',
  )
})

it('keeps a package.json that has all scripts byte for byte', () => {
  const text = '{"scripts":{"dev":"a","build":"b","serve":"c","check":"d"}}'
  writeFileSync(join(root, 'package.json'), text)
  expect(initSite(root).scripts).toEqual([])
  expect(read('package.json')).toBe(text)
})

it('reads a package.json that begins with a byte order mark', () => {
  writeFileSync(join(root, 'package.json'), '\uFEFF{\r\n\t"name": "mine"\r\n}\r\n')
  expect(initSite(root).scripts).toEqual(['dev', 'build', 'serve', 'check'])
  expect(read('package.json')).toMatch(/^\{\n\t"name": "mine",\n/)
})

it('rejects a path that is not a folder', () => {
  const file = join(root, 'notes')
  writeFileSync(file, '')
  expect(() => initSite(file)).toThrow(`${file} is a file, not a folder. Choose another folder with --root DIR.`)
})

it.each([
  [
    { 'notes.md': '', content: '' },
    'A new site needs an empty folder, and ROOT has: content, notes.md. Choose another folder with --root DIR, or move these away.',
  ],
  [{ 'package.json': '{ "name": ' }, /^ROOT\/package\.json cannot be read: .+ Correct it first\.$/],
  [{ 'package.json': '[1]' }, 'ROOT/package.json holds [1]; needed: an object. Correct it first.'],
])('writes nothing when %j exists', (files, message) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  let said = ''
  try {
    initSite(root)
  } catch (error) {
    said = (error as Error).message.replace(root, 'ROOT')
  }
  expect(said).toMatch(message)
  expect(readdirSync(root).toSorted()).toEqual(Object.keys(files).toSorted())
})
