import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems, type ProblemCollector } from './problems.ts'
import { asNobody } from './testing/as-nobody.ts'
import { filesBelow, findStaticFiles } from './static-files.ts'

let root = ''
let problems: ProblemCollector
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-'))
  problems = collectProblems()
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('finds files at any depth, sorted', async () => {
  await mkdir(join(root, 'static/img'), { recursive: true })
  for (const file of ['robots.txt', 'img/b.png', 'img/a.png', 'img-1.png'])
    await writeFile(join(root, 'static', file), '')
  expect([...(await findStaticFiles(root, problems))]).toEqual([
    '/img-1.png',
    '/img/a.png',
    '/img/b.png',
    '/robots.txt',
  ])
  expect(await filesBelow(join(root, 'static'))).toEqual(['img-1.png', 'img/a.png', 'img/b.png', 'robots.txt'])
})

it('follows links to files and folders, even to a folder that contains the link, and skips broken links', async () => {
  await mkdir(join(root, 'elsewhere/deep'), { recursive: true })
  await mkdir(join(root, 'static'))
  for (const file of ['icon.svg', 'deep/a.png']) await writeFile(join(root, 'elsewhere', file), '')
  const links = {
    'favicon.svg': '../elsewhere/icon.svg',
    img: '../elsewhere',
    again: '../elsewhere/deep',
    loop: '.',
    nowhere: 'missing',
    beyond: '../elsewhere/icon.svg/a',
    itself: 'itself',
  }
  for (const [name, target] of Object.entries(links)) await symlink(target, join(root, 'static', name))
  expect([...(await findStaticFiles(root, problems))]).toEqual([
    '/again/a.png',
    '/favicon.svg',
    '/img/deep/a.png',
    '/img/icon.svg',
  ])
})

it("reports links out of the site's folder, and publishes nothing of their targets", async () => {
  const place = await realpath(root)
  const outside = `${place}-outside`
  await mkdir(join(outside, 'folder'), { recursive: true })
  try {
    for (const file of ['secret.txt', 'folder/a.txt']) await writeFile(join(outside, file), 'secret')
    await mkdir(join(root, 'static/img'), { recursive: true })
    await writeFile(join(root, 'static/own.txt'), '')
    const links = {
      file: join(outside, 'secret.txt'),
      folder: join(outside, 'folder'),
      relative: '../../'.concat(basename(outside), '/secret.txt'),
      'img/deep': outside,
      twice: 'file',
      missing: join(outside, 'none'),
    }
    for (const [name, target] of Object.entries(links)) await symlink(target, join(root, 'static', name))
    expect([...(await findStaticFiles(root, problems))]).toEqual(['/own.txt'])
    const faultOf = (name: string, target: string) => [
      `static/${name}`,
      `The link leads to ${join(outside, target)}, outside of the folder of the site, and what is there is not published. Copy it into the site, or delete the link.`,
    ]
    expect(problems.all.map(({ file, message }) => [file, message])).toEqual([
      faultOf('file', 'secret.txt'),
      faultOf('folder', 'folder'),
      faultOf('img/deep', ''),
      faultOf('relative', 'secret.txt'),
      faultOf('twice', 'secret.txt'),
    ])
  } finally {
    await rm(outside, { recursive: true })
  }
})

it('reports a static/ that is such a link, and accepts a site that is reached through a link', async () => {
  await mkdir(join(root, 'site'))
  await mkdir(join(root, 'elsewhere'))
  await writeFile(join(root, 'elsewhere/a.txt'), '')
  await symlink('../elsewhere', join(root, 'site/static'))
  expect(await findStaticFiles(join(root, 'site'), problems)).toEqual(new Set())
  expect(problems.all).toMatchObject([
    { file: 'static', message: expect.stringContaining('elsewhere, outside of the folder of the site') },
  ])
  await mkdir(join(root, 'real/static'), { recursive: true })
  await writeFile(join(root, 'real/static/b.txt'), '')
  await symlink('b.txt', join(root, 'real/static/c.txt'))
  await symlink('real', join(root, 'link'))
  expect([...(await findStaticFiles(join(root, 'link'), problems))]).toEqual(['/b.txt', '/c.txt'])
})

it('does not follow a link to a parent folder', async () => {
  await mkdir(join(root, 'static/a/b'), { recursive: true })
  await writeFile(join(root, 'static/a/b/c.txt'), '')
  await symlink('../..', join(root, 'static/a/b/up'))
  expect(await filesBelow(join(root, 'static'))).toEqual(['a/b/c.txt'])
})

it('finds no files when a site has no static/, and reports a static/ that is not a folder', async () => {
  expect(await findStaticFiles(root, problems)).toEqual(new Set())
  expect(problems.all).toEqual([])
  await writeFile(join(root, 'static'), '')
  expect(await findStaticFiles(root, problems)).toEqual(new Set())
  const message =
    'This is not a folder. The files of the folder static/ are copied to the root of the site: move it elsewhere, or delete it.'
  expect(problems.all).toEqual([{ severity: 'error', rule: 'static-file', file: 'static', message }])
})

it('names all unreadable files and folders, and finds the rest', async () => {
  await mkdir(join(root, 'static/locked'), { recursive: true })
  await mkdir(join(root, 'static/closed'), { recursive: true })
  for (const file of ['a.png', 'b.png', 'closed/c.png']) await writeFile(join(root, 'static', file), '')
  await chmod(root, 0o755)
  await chmod(join(root, 'static/locked'), 0)
  await chmod(join(root, 'static/b.png'), 0)
  // The names in this folder are readable, but the files are not.
  await chmod(join(root, 'static/closed'), 0o444)
  expect(await asNobody(() => findStaticFiles(root, problems))).toEqual(new Set(['/a.png']))
  const message = 'It cannot be read. Check its permissions.'
  expect(problems.all).toEqual(
    ['b.png', 'closed/c.png', 'locked'].map((name) => ({
      severity: 'error',
      rule: 'static-file',
      file: `static/${name}`,
      message,
    })),
  )
  await chmod(join(root, 'static/closed'), 0o755)
  await chmod(join(root, 'static/locked'), 0o755)
})

it('names only files whose compressed variants would have too long a name', async () => {
  await mkdir(join(root, 'static/img'), { recursive: true })
  const name = (length: number, letter: string, extension: string) =>
    `${letter.repeat(length - extension.length)}${extension}`
  for (const file of [`img/${name(253, 'x', '.svg')}`, name(254, 'y', '.txt')])
    await writeFile(join(root, 'static', file), ' '.repeat(512))
  // Short enough, too small to be compressed, or of a kind that is not compressed.
  const fine = { [name(252, 'x', '.svg')]: 512, [name(255, 'x', '.svg')]: 511, [name(255, 'x', '.png')]: 512 }
  for (const [file, size] of Object.entries(fine)) await writeFile(join(root, 'static', file), ' '.repeat(size))
  await findStaticFiles(root, problems)
  const message = (length: number) =>
    `Its name has ${length} bytes; file systems allow at most 255, and the compressed variant has the same name with ".br". Give it one of at most 252 bytes.`
  expect(problems.all.map(({ severity, rule, file, message: text }) => [severity, rule, file, text])).toEqual([
    ['error', 'static-file', `static/img/${name(253, 'x', '.svg')}`, message(253)],
    ['error', 'static-file', `static/${name(254, 'y', '.txt')}`, message(254)],
  ])
})

// Other systems do not store such names.
it.runIf(process.platform === 'linux')('names files that no address leads to', async () => {
  await mkdir(join(root, 'static/line\nfeed'), { recursive: true })
  for (const file of ['line\nfeed/a.txt', 'back\\slash.txt', '100% #1?.txt', Buffer.from([0x62, 0xff])])
    await writeFile(Buffer.concat([Buffer.from(join(root, 'static/')), Buffer.from(file)]), '')
  expect(await findStaticFiles(root, problems)).toContain('/100% #1?.txt')
  expect(problems.all.map(({ file, message }) => [file, message])).toEqual([
    ['static/back\\slash.txt', String.raw`Its path holds "\\", which cannot be part of an address. Rename it.`],
    ['static/b\uFFFD', 'Its name is not UTF-8, so it has no address. Rename it.'],
    ['static/line\nfeed/a.txt', String.raw`Its path holds "\n", which cannot be part of an address. Rename it.`],
  ])
})

it('does not treat a missing folder as an empty folder', async () => {
  await expect(filesBelow(join(root, 'client'))).rejects.toThrow('ENOENT')
})
