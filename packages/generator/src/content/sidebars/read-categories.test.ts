import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { readCategories } from './read-categories.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'categories-'))
})
afterEach(() => rm(root, { recursive: true }))

const read = async (contents: Record<string, string | Buffer>) => {
  const files = Object.keys(contents).map((name) => `content/${name}`)
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), contents[file.slice('content/'.length)] ?? '')
  }
  const problems = collectProblems()
  const categories = await readCategories({ root, folder: 'content', files, problems })
  return {
    categories: Object.fromEntries(categories),
    report: problems.all.map(({ file, line, message }) => `${file}:${line ?? '-'} ${message}`),
  }
}

it('reads JSON and YAML, with quoted numbers, and empty files', async () => {
  expect(
    await read({
      '_category_.json': '{"label": "Root", "position": "2"}',
      'a/_category_.yml': '\uFEFFlabel: A\r\nposition: 1.5\r\n',
      'b/_category_.yaml': '',
    }),
  ).toEqual({
    categories: {
      '': { label: 'Root', position: 2, linkPlace: { file: 'content/_category_.json', line: 1, column: 1 } },
      a: { label: 'A', position: 1.5, linkPlace: { file: 'content/a/_category_.yml', line: 1, column: 1 } },
      b: { linkPlace: { file: 'content/b/_category_.yaml', line: 1, column: 1 } },
    },
    report: [],
  })
})

it('names the file that cannot be read', async () => {
  await mkdir(join(root, 'content/_category_.yml'), { recursive: true })
  const problems = collectProblems()
  await readCategories({ root, folder: 'content', files: ['content/_category_.yml'], problems })
  // Newer releases of Node also name the path.
  expect(problems.all.map(({ file, message }) => `${file} ${message.replace(/ '.*'/, '')}`)).toEqual([
    'content/_category_.yml The file cannot be read: EISDIR: illegal operation on a directory, read. Check its permissions.',
  ])
})

it('reports an error with its place', async () => {
  const { report } = await read({
    'a/_category_.json': '{"label": "A",}}',
    'b/_category_.yml': Buffer.from('label: B\ndescription: Caf\xe9', 'latin1'),
    'c/_category_.json': '{"label": "C"}',
    'c/_category_.yml': 'label: Also C',
    'd/_category_.json': '[1]',
  })
  expect(report).toEqual([
    'content/a/_category_.json:1 The file is neither YAML nor JSON: Unexpected flow-map-end token in YAML stream: "}". Correct it.',
    'content/b/_category_.yml:2 The file is not UTF-8: byte 0xE9 is not valid here. Save it as UTF-8.',
    'content/c/_category_.yml:- The folder already has its settings in content/c/_category_.json. Delete one of the files.',
    'content/d/_category_.json:1 The whole is a list; needed: a map.',
  ])
})
