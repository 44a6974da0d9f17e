import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asNobody } from '../testing/as-nobody.ts'
import { findFiles } from './find-files.ts'

let root: string
const write = (file: string | Buffer) =>
  writeFile(typeof file === 'string' ? join(root, file) : Buffer.concat([Buffer.from(`${root}/`), file]), 'Text.\n')
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'find-files-'))
  await mkdir(join(root, 'content/guide'), { recursive: true })
  await write('content/intro.md')
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('distinguishes documents, folder settings and all other files', async () => {
  await Promise.all(
    ['guide/a.mdx', 'guide/_part.mdx', 'guide/_category_.json', 'guide/box.png', '.hidden.md'].map((name) =>
      write(`content/${name}`),
    ),
  )
  expect(await findFiles(root, 'content')).toEqual({
    documents: ['content/guide/a.mdx', 'content/intro.md'],
    categories: ['content/guide/_category_.json'],
    others: ['content/guide/_part.mdx', 'content/guide/box.png'],
    faults: [],
  })
})

it('ignores files of packages, and reports that a folder of documents is missing', async () => {
  await mkdir(join(root, 'content/guide/node_modules'))
  await write('content/guide/node_modules/readme.md')
  expect(await findFiles(root, 'content')).toEqual({
    documents: ['content/intro.md'],
    categories: [],
    others: [],
    faults: [],
  })
  expect(await findFiles(root, 'nothing')).toBeUndefined()
  expect(await findFiles(root, 'content/intro.md')).toBeUndefined()
})

it('follows links to files and folders, and stops when a folder contains itself', async () => {
  await mkdir(join(root, 'elsewhere'))
  await write('elsewhere/b.md')
  await symlink('../elsewhere', join(root, 'content/linked'))
  await symlink('intro.md', join(root, 'content/again.md'))
  await symlink('..', join(root, 'content/guide/up'))
  expect(await findFiles(root, 'content')).toMatchObject({
    documents: ['content/again.md', 'content/intro.md', 'content/linked/b.md'],
    faults: [],
  })
})

it("reports links out of the site's folder, whatever their target is", async () => {
  const outside = await mkdtemp(join(tmpdir(), 'outside-'))
  await writeFile(join(outside, 'secret.md'), '')
  for (const [name, target] of [
    ['secret.md', 'secret.md'],
    ['image.png', 'secret.md'],
    ['_part.mdx', 'secret.md'],
    ['folder', '.'],
  ] as const)
    await symlink(join(outside, target), join(root, 'content/guide', name))
  const found = await findFiles(root, 'content')
  await rm(outside, { recursive: true })
  expect([found?.documents, found?.others]).toEqual([['content/intro.md'], []])
  expect(found?.faults.map(({ file }) => file).toSorted()).toEqual(
    ['_part.mdx', 'folder', 'image.png', 'secret.md'].map((name) => `content/guide/${name}`),
  )
  expect(found?.faults[0]?.message).toMatch(
    /^The link leads to .*, outside of the folder of the site, and what is there is not published\. Copy it into the site, or delete the link\.$/,
  )
})

it('names entries with the name of a document that are not documents', async () => {
  await symlink('nowhere.md', join(root, 'content/dangling.md'))
  await symlink('intro.md/beyond.md', join(root, 'content/beyond.md'))
  await symlink('circle.md', join(root, 'content/circle.md'))
  await symlink('nowhere.png', join(root, 'content/dangling.png'))
  execFileSync('mkfifo', [join(root, 'content/pipe.md')])
  const found = await findFiles(root, 'content')
  expect(found?.documents).toEqual(['content/intro.md'])
  expect(found?.faults.map(({ file, message }) => `${file}: ${message}`).toSorted()).toEqual([
    'content/beyond.md: The link leads to a file that does not exist. Correct it, or delete it.',
    'content/circle.md: The link leads to itself. Correct it, or delete it.',
    'content/dangling.md: The link leads to a file that does not exist. Correct it, or delete it.',
    'content/pipe.md: This is neither a file nor a folder (a pipe, a socket or a device). Delete it.',
  ])
})

// Other systems do not store such names.
it.runIf(process.platform === 'linux')('names a file whose name is damaged', async () => {
  await write(Buffer.from('content/caf\xe9.md', 'latin1'))
  expect((await findFiles(root, 'content'))?.faults).toEqual([
    { file: 'content/caf\uFFFD.md', message: 'The name of the file is not UTF-8, so it has no address. Rename it.' },
  ])
})

it('names files whose name is nearly the name of a document', async () => {
  await Promise.all(
    ['a.MDX', 'b.Md', 'c.markdown', 'd.mdown', '_part.MDX', 'data.markdown.json'].map((name) =>
      write(`content/guide/${name}`),
    ),
  )
  const found = await findFiles(root, 'content')
  expect(found?.documents).toEqual(['content/intro.md'])
  const text = (ending: string, renamed: string) =>
    `Names of documents end in ".mdx" or ".md", not in "${ending}": this file has no page. Rename it to "${renamed}"; a file to download belongs into static/.`
  expect(found?.faults.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { file: 'content/guide/a.MDX', message: text('.MDX', 'a.mdx') },
    { file: 'content/guide/b.Md', message: text('.Md', 'b.md') },
    { file: 'content/guide/c.markdown', message: text('.markdown', 'c.md') },
    { file: 'content/guide/d.mdown', message: text('.mdown', 'd.md') },
  ])
})

it('names an unreadable folder, and continues', async () => {
  await chmod(root, 0o755)
  await symlink('guide/a.md', join(root, 'content/locked.md'))
  await chmod(join(root, 'content/guide'), 0)
  const found = await asNobody(() => findFiles(root, 'content'))
  await chmod(join(root, 'content/guide'), 0o755)
  expect(found?.faults.toSorted((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    { file: 'content/guide', message: 'The folder cannot be read. Check its permissions.' },
    {
      file: 'content/locked.md',
      message: 'The link leads to a file that cannot be read. Check the permissions there.',
    },
  ])
  expect(found?.documents).toEqual(['content/intro.md'])
})

it('finds nothing when the folder does not exist', async () => {
  expect(await findFiles(root, 'none')).toBeUndefined()
})

it('excludes documents that match a pattern', async () => {
  await mkdir(join(root, 'content/drafts/old'), { recursive: true })
  await Promise.all(
    ['README.md', 'guide/README.md', 'guide/a.test.md', 'drafts/b.md', 'drafts/old/c.MDX'].map((name) =>
      write(`content/${name}`),
    ),
  )
  const documentsWithout = async (...exclude: string[]) => {
    const found = await findFiles(root, 'content', exclude)
    return [found?.documents.map((file) => file.slice('content/'.length)), found?.faults.length]
  }
  expect(await documentsWithout('README.md')).toEqual([
    ['drafts/b.md', 'guide/README.md', 'guide/a.test.md', 'intro.md'],
    1,
  ])
  expect(await documentsWithout('**/README.md', 'drafts/**')).toEqual([['guide/a.test.md', 'intro.md'], 0])
  expect(await documentsWithout('**/*.{test,spec}.md', '{drafts,guide}/*.md', 'README*')).toEqual([['intro.md'], 1])
})
