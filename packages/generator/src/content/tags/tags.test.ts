import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { testDocument } from '../testing/source-documents.ts'
import { assignTags } from './assign-tags.ts'
import { loadTags } from './load-tags.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tags-'))
})
afterAll(() => rm(root, { recursive: true }))

const run = async (vocabulary: string | Buffer | undefined, documents: ReturnType<typeof testDocument>[]) => {
  const problems = collectProblems()
  if (vocabulary !== undefined) await writeFile(join(root, 'tags.yml'), vocabulary)
  const loaded = await loadTags(root, vocabulary === undefined ? 'none.yml' : 'tags.yml', problems)
  const describe = (label: string) => `About ${label}.`
  const assigned = assignTags({
    root,
    documents,
    vocabulary: loaded,
    tagsPath: '/docs/tags',
    describe,
    onUndeclaredTags: 'throw',
    onUnusedTags: 'warn',
    problems,
  })
  return {
    ...assigned,
    report: problems.all.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`),
  }
}

const vocabulary =
  'react: { label: React, description: A library. }\nцикл: { label: Циклы }\nunused:\n  label: Unused\nplain:\n'

it('reports where a vocabulary is not UTF-8, and nothing about its tags', async () => {
  const { report } = await run(Buffer.from('react:\n  label: R\xe9act\n', 'latin1'), [
    testDocument('a.md', { tags: ['react', 'vue'] }),
  ])
  expect(report).toEqual(['error tags.yml:2 The file is not UTF-8: byte 0xE9 is not valid here. Save it as UTF-8.'])
})

it('reports a tag whose page cannot have a file', async () => {
  const long = 'r'.repeat(248)
  const message = (file: string) =>
    `error content/${file}:undefined The path of the tag "${long}", "/docs/tags/${long}", holds a name of 248 bytes; file systems allow at most 247. Use a shorter one.`
  expect((await run(undefined, [testDocument('a.md', { tags: [long, 'r'.repeat(247)] })])).report).toEqual([
    message('a.md'),
  ])
  expect((await run(`${long}:\n`, [testDocument('b.md', { tags: [long] })])).report).toContain(message('b.md'))
})

it('assigns declared tags in the order of labels', async () => {
  const { used, linksOf, report } = await run(vocabulary, [
    testDocument('a.md', { tags: ['plain', 'react', 'react'] }),
    testDocument('b.md', { tags: ['цикл', 'react'] }),
    testDocument('c.md', { tags: ['react'], unlisted: true }),
    testDocument('d.md'),
  ])
  expect(report).toMatchInlineSnapshot(`
    [
      "warning tags.yml:3 The tag "unused" is declared, but no document has it. Use it or delete it.",
    ]
  `)
  expect(used.map(({ documents, ...tag }) => [tag, documents.map(({ id }) => id)])).toMatchInlineSnapshot(`
    [
      [
        {
          "description": "About plain.",
          "label": "plain",
          "path": "/docs/tags/plain",
          "slug": "plain",
        },
        [
          "a",
        ],
      ],
      [
        {
          "description": "A library.",
          "label": "React",
          "path": "/docs/tags/react",
          "slug": "react",
        },
        [
          "a",
          "b",
        ],
      ],
      [
        {
          "description": "About Циклы.",
          "label": "Циклы",
          "path": "/docs/tags/цикл",
          "slug": "цикл",
        },
        [
          "b",
        ],
      ],
    ]
  `)
  expect(linksOf.get('a')?.map(({ slug }) => slug)).toEqual(['plain', 'react'])
  expect(linksOf.get('c')).toHaveLength(1)
  expect(linksOf.get('d')).toEqual([])
})

it('reports tags that are not declared, at their line', async () => {
  await writeFile(join(root, 'a.md'), '---\ntitle: A\ntags:\n  - react\n  - raect\n---\n')
  const document = { ...testDocument('a.md', { tags: ['react', 'raect'] }), file: 'a.md' }
  expect((await run('react:\n', [document])).report).toMatchInlineSnapshot(`
    [
      "error a.md:5 The tag "raect" is not declared in tags.yml. Declare it, or use one of: "react".",
    ]
  `)
})

it('treats a tag with its own address as the declared tag with the same label', async () => {
  const { linksOf, report } = await run('react: { label: React }\n', [
    testDocument('a.md', { tags: [{ label: 'react', permalink: '/tags/reactjs' }] }),
  ])
  expect(report).toEqual([])
  expect(linksOf.get('a')).toEqual([{ slug: 'react', label: 'React', path: '/docs/tags/react' }])
})

it('has a vocabulary without tags when the file is empty', async () => {
  expect((await run('', [testDocument('a.md', { tags: ['x'] })])).report).toEqual([
    'error content/a.md:undefined The tag "x" is not declared in tags.yml. Declare it, or use one of: there are none.',
  ])
})

it('reports a vocabulary that cannot be read', async () => {
  const problems = collectProblems()
  await mkdir(join(root, 'folder.yml'))
  expect(await loadTags(root, 'folder.yml', problems)).toMatchObject({ file: 'folder.yml' })
  // Newer releases of Node also name the path.
  expect(
    problems.all.map(({ severity, file, message }) => `${severity} ${file} ${message.replace(/ '.*'/, '')}`),
  ).toEqual([
    'error folder.yml The vocabulary cannot be read: EISDIR: illegal operation on a directory, read. Check its permissions.',
  ])
})

it('accepts any tags when there is no vocabulary', async () => {
  const { used, report } = await run(undefined, [
    testDocument('a.md', { tags: ['Node JS', { label: 'C Sharp', permalink: '/tags/c-sharp' }] }),
  ])
  expect(report).toEqual([])
  expect(used.map(({ slug, label, path }) => [slug, label, path])).toEqual([
    ['c-sharp', 'C Sharp', '/docs/tags/c-sharp'],
    ['node-js', 'Node JS', '/docs/tags/node-js'],
  ])
})

it('reports a faulty vocabulary once, and then accepts any tags', async () => {
  expect(
    (await run('Node.js: { label: Node }\nreact: { lable: React }\n', [testDocument('a.md', { tags: ['x', '+'] })]))
      .report,
  ).toMatchInlineSnapshot(`
    [
      "error content/a.md:undefined The tag "+" has no letter or digit to make an address from. Use another one.",
      "error tags.yml:1 "Node.js" cannot be a key here; needed: lower-case words joined by "-", Latin or Cyrillic letters and digits, no dots: "nodejs".",
      "error tags.yml:2 Unknown key "lable" in "react". Did you mean "label"? Known keys: "label", "description".",
    ]
  `)
  expect((await run('react: [', [])).report).toMatchInlineSnapshot(`
    [
      "error tags.yml:1 The vocabulary is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct it.",
    ]
  `)
})
