import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildSite } from '../packages/generator/src/build/build.ts'
import { readBuildRecord, writeBuildRecord } from '../packages/generator/src/build/output/build-record.ts'
import { sweepStore } from '../packages/generator/src/cache/sweep-store.ts'
import { copyFixture } from './copy-fixture.ts'
import { editFixture, fixtureEdits } from './edit-fixture.ts'
import { fileHashes } from './file-hashes.ts'
import { buildWithKnownEntries } from './known-entries.ts'
import { filesAreOld } from '../packages/generator/src/content/testing/files-are-old.ts'

const fixture = resolve(import.meta.dirname, 'fixtures/site')
let root: string

/**
 * A file that was written just now could be written again without a visible change of its time. Only a later build may
 * rely on its time.
 */
const pause = () => filesAreOld(root)
const dist = (path = '') => join(root, 'dist', path)

const digest = () => fileHashes(dist())

/** The file with the record of the last build. */
const recordFile = async () => {
  const folder = join(root, '.cache/store/build')
  return join(folder, (await readdir(folder))[0] ?? '')
}

/** Hashes of a build that knows no earlier build. */
const digestFromNothing = async () => {
  await rm(join(root, '.cache/store/build'), { recursive: true, force: true })
  await rm(dist(), { recursive: true, force: true })
  expect(await buildSite({ root })).toMatchObject({ published: true, unchanged: false })
  return digest()
}

// The tests share one site. Each test leaves the site in the state of a build.
beforeAll(async () => {
  root = (await copyFixture('site')).root
  await pause()
  await buildWithKnownEntries({ name: 'site', root }, () => buildSite({ root }))
})
// A failed build may still write files that it has compressed.
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 5 }))
beforeEach(pause)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('keeps a build when nothing has changed, and repeats its warnings', async () => {
  const before = await stat(dist('index.html'))
  const stages: string[] = []
  const { unchanged, published, problems, files, pages } = await buildSite({
    root,
    onProgress: (stage) => stages.push(stage),
  })
  expect({ unchanged, published, stages }).toEqual({ unchanged: true, published: true, stages: ['comparing'] })
  expect(problems.map(({ rule }) => rule)).toEqual(['plan', 'plan'])
  expect(files).toBe(Object.keys(await digest()).length)
  expect(pages).toBe(18)
  expect((await stat(dist('index.html'))).ino).toBe(before.ino)
})

it('writes the files that a change affects, keeps the others, and has the output of a build from scratch', async () => {
  const inodes = async () =>
    Promise.all(
      [
        'docs/late.html',
        'docs/late.html.br',
        'docs/late.json',
        'docs/guide/docker.html',
        'docs/guide/docker.html.gz',
      ].map(async (path) => (await stat(dist(path))).ino),
    )
  const archives = async () => {
    const names = (await readdir(dist('precache'))).filter((name) => name.endsWith('.txt'))
    return Promise.all(names.map(async (name) => `${name} ${(await stat(dist(`precache/${name}`))).ino}`))
  }
  const before = await inodes()
  const archivesBefore = await archives()
  await writeFile(join(root, 'content/late.md'), '---\ntitle: Written on another system\n---\n\nOther words.\n')
  expect(await buildSite({ root })).toMatchObject({ published: true, unchanged: false })
  const after = await inodes()
  expect(after.map((inode, index) => inode === before[index])).toEqual([false, false, false, true, true])
  expect(await readFile(dist('docs/late.html'), 'utf8')).toContain('Other words.')
  // The archives of scripts stay, and that of the pages' data is new.
  const kept = (await archives()).filter((archive) => archivesBefore.includes(archive))
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(archivesBefore.length)
  expect(await digest()).toEqual(await digestFromNothing())
})

it('has the output of a build from scratch, after any edits since the last builds', async () => {
  const step = fc.tuple(fc.constantFrom(...fixtureEdits), fc.constantFrom('alpha', 'beta', 'gamma', 'delta'))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 3 }), async (steps) => {
      for (const [name, text] of steps) {
        await editFixture(root, name, text)
        await pause()
        expect(await buildSite({ root })).toMatchObject({ published: true, unchanged: false })
      }
      const made = await digest()
      for (const kind of ['documents', 'search', 'files'])
        await rm(join(root, '.cache/store', kind), { recursive: true, force: true })
      expect(made).toEqual(await digestFromNothing())
    }),
    // Each run builds the site four times.
    { numRuns: 1, endOnFailure: true },
  )
  await rm(join(root, 'content'), { recursive: true })
  for (const folder of ['content', 'algorithms'])
    await cp(join(fixture, folder), join(root, folder), { recursive: true })
  await pause()
  expect(await buildSite({ root })).toMatchObject({ published: true })
})

it.each<[string, () => Promise<unknown>]>([
  ['was deleted', () => rm(dist('docs/guide/docker.html'))],
  ['was deleted in its compressed form', () => rm(dist('docs/guide/docker.html.br'))],
  ['was edited', () => writeFile(dist('index.html'), 'edited')],
  [
    'was edited without a change of its size and time',
    async () => {
      const { size, atime, mtime } = await stat(dist('index.html.gz'))
      await writeFile(dist('index.html.gz'), Buffer.alloc(size))
      await utimes(dist('index.html.gz'), atime, mtime)
    },
  ],
  ['was added by another program', () => writeFile(dist('docs/foreign.html'), 'foreign')],
  ['became a folder', () => rm(dist('docs/late.md')).then(() => mkdir(dist('docs/late.md')))],
  [
    'is missing because a file has the name of its folder',
    () => rm(dist('docs/guide'), { recursive: true }).then(() => writeFile(dist('docs/guide'), 'foreign')),
  ],
  [
    'is missing because a file has the name of the output',
    () => rm(dist(), { recursive: true }).then(() => writeFile(dist(), 'foreign')),
  ],
  ['is missing together with all others', () => rm(dist(), { recursive: true })],
])('repairs an output when one of its files %s', async (_, damage) => {
  const before = await digest()
  await damage()
  expect(await buildSite({ root })).toMatchObject({ published: true, unchanged: false })
  expect(await digest()).toEqual(before)
})

it('recovers from a build that was stopped before, during or after its publication', async () => {
  const before = await digest()
  await mkdir(join(root, 'dist.next'))
  await writeFile(join(root, 'dist.next/half.html'), 'half')
  expect(await buildSite({ root })).toMatchObject({ unchanged: true })
  await writeFile(join(root, 'content/new.md'), '# New\n\nText.\n')
  await rename(dist(), join(root, 'dist.last'))
  await writeFile(join(root, 'content/sidebars.ts'), 'export default {')
  // The stopped build left no output. The next build restores the last good output, although it fails itself.
  expect(await buildSite({ root })).toMatchObject({ published: false })
  expect(await digest()).toEqual(before)
  await rm(join(root, 'content/new.md'))
  await cp(join(fixture, 'content/sidebars.ts'), join(root, 'content/sidebars.ts'))
  expect(await buildSite({ root })).toMatchObject({ published: true })
  expect(await digest()).toEqual(before)
  expect((await readdir(root)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  const record = await readFile(await recordFile())
  await writeFile(join(root, 'content/late.md'), '# Written on another system\n\nOther words.\n')
  await buildSite({ root })
  const changed = await digest()
  // This build was published, but stopped before it wrote its record.
  await writeFile(await recordFile(), record)
  await pause()
  expect(await buildSite({ root })).toMatchObject({ published: true, unchanged: false })
  expect(await digest()).toEqual(changed)
})

it('reports files of static/ that collide with the build’s, with other warnings, and keeps the output', async () => {
  const before = await digest()
  const long = 'of the author '.repeat(400)
  const problemsWith = async (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, 'static', name)), { recursive: true })
      await writeFile(join(root, 'static', name), text)
    }
    const remove = () =>
      Promise.all(
        Object.keys(files).map((name) =>
          rm(join(root, 'static', name.split('/')[0] ?? ''), { recursive: true, force: true }),
        ),
      )
    const { published, problems } = await buildSite({ root }).finally(remove)
    expect(published).toBe(false)
    expect(await digest()).toEqual(before)
    expect(problems.slice(0, 2).map(({ rule }) => rule)).toEqual(['plan', 'plan'])
    return problems.slice(2).map(({ severity, rule, file, message }) => `${severity} ${rule} ${file} ${message}`)
  }
  const same = (name: string) =>
    `error static-file static/${name} The build makes "${name}" itself. Delete static/${name}, or give it another name.`
  expect(
    await problemsWith({
      'sitemap.xml': 'short',
      'index.html': long,
      'index.html.br': '',
      'sw.js': long,
      'sw.js.br': '',
      'own.svg': long,
      'own.svg.gz': '',
      'docs/guide': '',
      'manifest.webmanifest/a.txt': '',
      'manifest.webmanifest/b/c.txt': '',
      'fine/file.txt': '',
    }),
  ).toEqual([
    'error static-file static/docs/guide The build makes a folder "docs/guide" for files of its own. Delete static/docs/guide, or give it another name.',
    same('index.html'),
    same('index.html.br'),
    'error static-file static/manifest.webmanifest The build makes a file "manifest.webmanifest" itself. Give the folder static/manifest.webmanifest another name, or move what it holds.',
    same('own.svg.gz'),
    same('sitemap.xml'),
    same('sw.js'),
    same('sw.js.br'),
  ])
  const rules = Array.from({ length: 100 }, (_, index) => `/page-${index}\n  X-Own: 1\n`).join('')
  expect(await problemsWith({ docs: '', 'sw.js/a.txt': '', _headers: rules })).toEqual([
    expect.stringMatching(/^warning host-limits undefined _headers has 1\d\d rules\./),
    'error static-file static/docs The build makes a folder "docs" for files of its own. Delete static/docs, or give it another name.',
    'error static-file static/sw.js The build makes a file "sw.js" itself. Give the folder static/sw.js another name, or move what it holds.',
  ])
})

it('writes everything again after a change of the program, or with a damaged record', async () => {
  const file = await recordFile()
  const record = readBuildRecord(root)
  if (!record) throw new Error('The build has left no record.')
  const inode = async () => (await stat(dist('docs/guide/docker.html'))).ino
  const damages = [
    () => writeBuildRecord(root, { ...record, inputs: 'of another program', writer: 'another program' }),
    () => writeFile(file, '{"files":'),
    () => writeFile(file, ''),
  ]
  for (const damage of damages) {
    const before = [await digest(), await inode()] as const
    await damage()
    expect(await buildSite({ root })).toMatchObject({ published: true, unchanged: false })
    expect(await digest()).toEqual(before[0])
    expect(await inode()).not.toBe(before[1])
  }
})

it('marks all cache entries that a build uses, and removes the others after two weeks', async () => {
  const kinds = ['app', 'compressed', 'documents', 'highlight', 'search', 'social', 'worker']
  /** Kinds that take long to build. */
  const bundled = new Set(['app', 'worker'])
  const kept = async () => {
    const names = kinds.map((kind) => readdir(join(root, '.cache/store', kind)))
    return (await Promise.all(names)).flatMap((found, index) => found.map((name) => `${kinds[index]}/${name}`))
  }
  const late = join(root, 'content/late.md')
  const text = await readFile(late, 'utf8')
  // Removes the entries of earlier tests.
  for (const kind of kinds) if (!bundled.has(kind)) await rm(join(root, '.cache/store', kind), { recursive: true })
  await digestFromNothing()
  const first = new Set(await kept())
  await writeFile(late, `---\ntitle: Second title\n---\n\n${'Other words. '.repeat(400)}\n`)
  await buildSite({ root })
  const second = await kept()
  await writeFile(late, text)
  const times = async () =>
    new Map(
      await Promise.all(
        (await kept()).map(async (name) => [name, (await stat(join(root, '.cache/store', name))).mtimeMs] as const),
      ),
    )
  const before = await times()
  vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ['Date'] })
  await buildSite({ root }).finally(() => vi.useRealTimers())
  const after = await times()
  // Only the entries for the other title are not marked, because the site no longer uses them.
  const same = [...after.keys()].filter((name) => after.get(name) === before.get(name))
  expect(same.toSorted()).toEqual(second.filter((name) => !first.has(name)).toSorted())
  expect(after.size).toBeGreaterThan(50)
  // Once a day is enough.
  vi.useFakeTimers({ now: Date.now() + 2.5 * 86_400_000, toFake: ['Date'] })
  await rm(dist('index.html')).then(() => buildSite({ root }))
  const isChanged = ([name, time]: [string, number]) => name.startsWith('social') && time !== after.get(name)
  expect([...(await times())].filter(isChanged)).toEqual([])
  vi.useFakeTimers({ now: Date.now() + 15 * 86_400_000, toFake: ['Date'] })
  sweepStore(join(root, '.cache'))
  vi.useRealTimers()
  expect(await kept()).toEqual([])
})

it('checks again for values that must not be published', async () => {
  vi.stubEnv('SOME_TOKEN', 'another system')
  await expect(buildSite({ root })).rejects.toThrow('would publish the value of the environment variable SOME_TOKEN')
})
