import { createHash } from 'node:crypto'
import { chmodSync, chownSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildSite } from '../packages/generator/src/build/build.ts'
import { asNobody } from '../packages/generator/src/content/testing/as-nobody.ts'
import { filesAreOld } from '../packages/generator/src/content/testing/files-are-old.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

vi.setConfig({ testTimeout: 300_000 })

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

/** A hash of each file of the output, by path. */
const outputOf = (root: string) => {
  const dist = join(root, 'dist')
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, path)))
      .digest('hex')
  return new Map(filesBelow(dist).map((path) => [path, hashOf(path)]))
}

const store = (root: string) => join(root, '.cache/store')
const kindOf = (file: string) => file.split('/')[0] ?? ''
/** Kinds with an entry whose time has changed. These entries were written again. */
const madeAgain = (root: string, before: ReadonlyMap<string, bigint>) =>
  new Set([...timesOf(root)].filter(([file, time]) => before.get(file) !== time).map(([file]) => kindOf(file)))
const timesOf = (root: string) =>
  new Map(filesBelow(store(root)).map((file) => [file, statSync(join(store(root), file), { bigint: true }).ctimeNs]))

/** Builds without the last output, so that no file is taken from it. */
const buildFromCache = async (root: string) => {
  await rm(join(root, 'dist'), { recursive: true, force: true })
  expect(await buildSite({ root })).toMatchObject({ published: true, unchanged: false })
  return outputOf(root)
}

/** A small site for which the generator caches an entry of every kind. */
const copySite = async (): Promise<FixtureCopy> => {
  const copy = await copyFixture('site')
  const icons = join(copy.root, 'static/icons')
  await mkdir(icons, { recursive: true })
  await writeFile(
    join(icons, 'maskable.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0Z"/></svg>',
  )
  const sample = "```ts run\nimport { join } from 'node:path'\n\njoin('a', 'b') // => 'a/b'\n```\n"
  await writeFile(join(copy.root, 'content/runs.md'), `---\ntitle: A sample that runs\n---\n\n${sample}`)
  await filesAreOld(copy.root)
  return copy
}

let site: FixtureCopy
/** The output of a build without a cache. */
let cold: ReadonlyMap<string, string>
beforeAll(async () => {
  site = await copySite()
  cold = await buildFromCache(site.root)
})
afterAll(() => site.remove())

const kinds = [
  'app',
  'build',
  'compressed',
  'documents',
  'files',
  'front-matter',
  'highlight',
  'icons',
  'run-modules',
  'sandbox',
  'search',
  'social',
  'typescript',
  'worker',
]

it('has a cache entry of every kind', () => {
  expect([...new Set(filesBelow(store(site.root)).map(kindOf))]).toEqual(kinds)
})

/** Kinds that the bundler builds, which takes most of the time. They are all missing in the first build. */
const bundled = new Set(['app', 'run-modules', 'sandbox', 'typescript', 'worker'])
const flip = (bytes: Buffer, index: number) => Buffer.from(bytes.map((byte, at) => (at === index ? byte ^ 1 : byte)))

it.each<[how: string, damage: (file: string) => void]>([
  [
    'has a changed byte in the middle',
    (file) => writeFileSync(file, flip(readFileSync(file), Math.trunc(statSync(file).size / 2))),
  ],
  [
    'is cut in half',
    (file) => writeFileSync(file, readFileSync(file).subarray(0, Math.trunc(statSync(file).size / 2))),
  ],
  ['is missing', (file) => rmSync(file)],
])('has the output of a build from scratch when every entry %s', async (how, damage) => {
  const sound = new Map(filesBelow(store(site.root)).map((file) => [file, readFileSync(join(store(site.root), file))]))
  const isDamaged = (file: string) => how !== 'is missing' || !bundled.has(kindOf(file))
  for (const file of sound.keys()) if (isDamaged(file)) damage(join(store(site.root), file))
  expect(await buildFromCache(site.root)).toEqual(cold)
  // The entries are intact again. The record of the build is left out, because it contains times of files.
  const wrong = [...sound].filter(
    ([file, bytes]) => kindOf(file) !== 'build' && !readFileSync(join(store(site.root), file)).equals(bytes),
  )
  expect(wrong.map(([file]) => file)).toEqual([])
})

it('uses a cache that was copied from elsewhere, although the files of the site have other times', async () => {
  const other = await copySite()
  try {
    await cp(join(site.root, '.cache'), join(other.root, '.cache'), { recursive: true })
    const before = timesOf(other.root)
    expect(await buildFromCache(other.root)).toEqual(cold)
    // The record and the table of files contain times of files, so they are written again.
    expect([...madeAgain(other.root, before)]).toEqual(['build', 'files'])
  } finally {
    await other.remove()
  }
})

it('is only slower when the cache is a plain file', async () => {
  const other = await copySite()
  try {
    await writeFile(join(other.root, '.cache'), 'a file')
    expect(await buildFromCache(other.root)).toEqual(cold)
    expect(readFileSync(join(other.root, '.cache'), 'utf8')).toBe('a file')
  } finally {
    await other.remove()
  }
})

it('reads a read-only cache, and continues when one of its entries is damaged', async () => {
  const other = await copySite()
  try {
    await cp(join(site.root, '.cache'), join(other.root, '.cache'), { recursive: true })
    const [icon = ''] = filesBelow(join(store(other.root), 'icons'))
    writeFileSync(join(store(other.root), 'icons', icon), 'damaged')
    const before = timesOf(other.root)
    for (const name of ['', ...readdirSync(other.root, { recursive: true }).map(String)]) {
      const path = join(other.root, name)
      if (process.geteuid?.() === 0) chownSync(path, 65534, 65534)
      if (/^\.cache(?:\/|$)/.test(name)) chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444)
    }
    expect(await asNobody(() => buildFromCache(other.root))).toEqual(cold)
    expect([...timesOf(other.root).keys()]).toEqual([...before.keys()])
  } finally {
    for (const name of ['', ...readdirSync(join(other.root, '.cache'), { recursive: true }).map(String)])
      chmodSync(join(other.root, '.cache', name), 0o755)
    await other.remove()
  }
})

it('names the scripts of the client on every page after an edit of a component', async () => {
  const file = join(site.root, 'components/slider.tsx')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Size', 'Extent'))
  await filesAreOld(site.root)
  expect(await buildSite({ root: site.root })).toMatchObject({ published: true, unchanged: false })
  const output = outputOf(site.root)
  const missing = [...output.keys()]
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) => {
      const named = readFileSync(join(site.root, 'dist', path), 'utf8').matchAll(/assets\/[\w.-]+\.(?:js|css)\b/g)
      return [...named].flatMap(([name]) => (output.has(name) ? [] : [`${path}: ${name}`]))
    })
  expect(missing).toEqual([])
})
