import { createHash } from 'node:crypto'
import type * as Disk from 'node:fs'
import { writeFileSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildSite } from '../packages/generator/src/build/build.ts'
import type { BuildResult } from '../packages/generator/src/build/build-result.ts'
import type { PrecacheList } from '../packages/generator/src/model/offline.ts'
import type { DocumentPage } from '../packages/generator/src/model/page.ts'
import { archivesOf } from '../packages/generator/src/build/site-files/precache-archives.ts'
import { madeFile } from '../packages/generator/src/content/links/made-files.ts'
import { reservedNames } from '../packages/generator/src/content/schema/docs.ts'
import { composePage } from '../packages/generator/src/service-worker/page-document.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'
import { buildWithKnownEntries } from './known-entries.ts'

const real = await vi.importActual<typeof Disk>('node:fs')
vi.mock('node:fs', async (load) => {
  const disk = await load<typeof Disk>()
  return { ...disk, writeFileSync: vi.fn<typeof disk.writeFileSync>(disk.writeFileSync) }
})

const copies: FixtureCopy[] = []
/** Path of a copy of the fixture site. */
const copyOfFixture = async (): Promise<string> => {
  const copy = await copyFixture('site')
  copies.push(copy)
  return copy.root
}
afterAll(() => Promise.all(copies.map(({ remove }) => remove())))

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

const digest = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await filesOf(folder)).map(
        async (file) =>
          [
            file,
            createHash('sha256')
              .update(await readFile(join(folder, file)))
              .digest('hex'),
          ] as const,
      ),
    ),
  )

let root: string
let first: BuildResult
let storageReads = 0
beforeAll(async () => {
  // Like releases of Node from 25 on, which warn when this property is read.
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => void storageReads++ })
  root = await copyOfFixture()
  first = await buildWithKnownEntries({ name: 'site', root }, () => buildSite({ root }))
})

const toPath = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)
const output = (path: string) => readFile(join(root, 'dist', path), 'utf8')

describe('a build', () => {
  it('writes no file that a redirect could hide without a report', async () => {
    const files = (await filesOf(join(root, 'dist'))).filter((file) => !/\.(?:br|gz)$/.test(file))
    const paths = new Set(files.flatMap((file) => (file.endsWith('.html') ? toPath(file) : [])))
    const staticFiles = new Set((await filesOf(join(root, 'static'))).map((file) => `/${file}`))
    const facts = { paths, documentsByPath: new Map([...paths].map((path) => [path, path])), staticFiles }
    expect(files.filter((file) => !file.endsWith('.html') && madeFile(`/${file}`, facts) === undefined)).toEqual([])
    expect(madeFile('/offline-shell.html', facts)).toBeDefined()
  })

  it('writes no page or folder at the root whose name a configuration could give to the documents', async () => {
    const own = new Set(['docs', 'old', 'img'])
    const made = (await readdir(join(root, 'dist'), { withFileTypes: true })).flatMap((entry) =>
      entry.isDirectory() ? entry.name : (/^([^.]+)\.(?:html|json)$/.exec(entry.name)?.[1] ?? []),
    )
    expect(made.filter((name) => !own.has(name) && !reservedNames.has(name))).toEqual([])
    // Icons come from the site's own icon, which the fixture does not have. The fixture has no sample with a Run button
    // either, and no libraries for samples.
    expect([...reservedNames].filter((name) => !made.includes(name))).toEqual(['icons', 'run', 'sandbox'])
  })

  it('publishes each page as HTML, data and Markdown, and the files of the site', async () => {
    expect(first.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(first.published).toBe(true)
    const files = await filesOf(join(root, 'dist'))
    for (const file of [
      'index.html',
      'index.json',
      '404.html',
      'search.html',
      'docs.html',
      'docs/tags.html',
      'docs/guide/docker.html',
      'docs/guide/docker.json',
      'docs/guide/docker.md',
      'docs/guide/docker.complete.ts.txt',
      'docs/guide/docker.complete.js.txt',
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
      'feed.xml',
      'manifest.webmanifest',
      'docs-versions.json',
      '_redirects',
      'docs/guide/containers.html',
    ]) {
      expect(files).toContain(file)
    }
    // No sample of the fixture has a Run button.
    expect(files).not.toContain('sandbox.html')
  })

  it('publishes archives of files for offline mode: their contents, one after another', async () => {
    const file = (await readdir(join(root, 'dist/precache'))).find((name) => name.endsWith('.json'))
    const list = JSON.parse(await output(`precache/${file}`)) as PrecacheList
    expect(list.archives.length).toBeGreaterThan(3)
    for (const [path, files] of archivesOf(list)) {
      const contents = await Promise.all(files.map((name) => readFile(join(root, 'dist', name))))
      expect(
        contents.map(({ length }) => length),
        path,
      ).toEqual(files.map((name) => list.files.find(([other]) => other === name)?.[2]))
      expect(await readFile(join(root, 'dist', path)), path).toEqual(Buffer.concat(contents))
    }
  })

  it('gives every page its head: title, description, canonical address, language, Open Graph, theme colour', async () => {
    const html = await output('docs/guide/docker.html')
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme="light">/)
    expect(html).toMatch(/<title>[^<|]+ \| Fixture<\/title>/)
    expect(html).toContain('<link rel="canonical" href="https://fixture.example.com/base/docs/guide/docker">')
    expect(html).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/)
    expect(html).toContain('<meta property="og:type" content="article">')
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/base/docs/guide/docker.md">')
  })

  it('makes browsers wait with the first frame of a document for its first heading, if it has one', async () => {
    const expected = (html: string) => /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1]
    const html = await output('docs/guide/docker.html')
    expect(expected(html)).toBe(/<h2 [^>]*id="([^"]+)"/.exec(html)?.[1])
    for (const file of ['index.html', '404.html', 'offline-shell.html'])
      expect(expected(await output(file)), file).toBeUndefined()
  })

  it('states the policy of the site in every page, for hosts that send none', async () => {
    const sent = /Content-Security-Policy: (.*)/.exec(await output('_headers'))?.[1] ?? ''
    // What an element must not say, and what repeats `default-src` or `script-src`.
    const stated = sent.replaceAll(/ (?:frame-ancestors 'none'|(?:connect|worker|frame)-src 'self');/g, '')
    expect(stated).not.toBe(sent)
    for (const file of ['index.html', '404.html', 'docs/guide/docker.html', 'docs/tags.html', 'search.html']) {
      const html = await output(file)
      const [tag = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
      expect(policy, file).toBe(stated)
      // Nothing is fetched or run before the policy takes effect.
      expect(html.slice(0, html.indexOf(tag))).not.toMatch(/<(?:script|link|style)/)
    }
  })

  it('writes a shell into which the service worker can put the data of any page', async () => {
    const page: DocumentPage = { ...JSON.parse(await output('docs/guide/docker.json')), lang: 'ar' }
    const html = composePage(await output('offline-shell.html'), page, { baseUrl: '/base/', rightToLeft: ['ar'] })
    expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl" data-theme="light">/)
    expect(html).toContain('<link rel="canonical" href="https://fixture.example.com/base/docs/guide/docker">')
    expect(html).toContain(page.html)
    expect(html).not.toContain('-handbook-')
  })

  it('puts the article into the HTML once, and not into the payload', async () => {
    const html = await output('docs/guide/docker.html')
    const page: { html: string } = JSON.parse(await output('docs/guide/docker.json'))
    expect(page.html.length).toBeGreaterThan(100)
    expect(html.split(page.html).length).toBe(2)
    const payload: { page: object } = JSON.parse(
      /<script type="application\/json" id="handbook:payload">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    )
    expect(payload.page).not.toHaveProperty('html')
  })

  it('redirects moved documents, and keeps every address below the base', async () => {
    expect(await output('docs/guide/containers.html')).toContain('content="0; url=/base/docs/guide/docker"')
    expect(await output('_redirects')).toContain('/base/docs/guide/containers /base/docs/guide/docker 301')
    const html = await output('docs/guide/docker.html')
    const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !address?.startsWith('/base/'))).toEqual([])
  })

  it('writes no NUL and no replacement character into any page', async () => {
    for (const file of (await filesOf(join(root, 'dist'))).filter((name) => /\.(?:html|json|md|txt|xml)$/.test(name))) {
      expect(await output(file), file).not.toMatch(/[\0\uFFFD]/)
    }
  })

  it('is deterministic: another folder and another cache give the same bytes', async () => {
    const other = await copyOfFixture()
    // From nothing, unlike the build of `root`: its entries may come from an earlier build in yet another folder.
    await buildSite({ root: other })
    expect(await digest(join(other, 'dist'))).toEqual(await digest(join(root, 'dist')))
  })

  it('does not read the storage of a browser, also when it begins without a cache', () => {
    expect(storageReads).toBe(0)
  })
})

describe('a build that fails', () => {
  it('reports all problems and leaves the last good build as it was', async () => {
    const before = await digest(join(root, 'dist'))
    const faults = { 'content/late.md': '[nowhere](./nowhere.md)', 'content/intro.md': ':::nonsense\nnever known\n:::' }
    for (const [file, fault] of Object.entries(faults))
      await writeFile(join(root, file), `${await readFile(join(root, file), 'utf8')}\n${fault}\n`)
    const { published, problems } = await buildSite({ root })
    const files = problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)
    expect(files.toSorted()).toEqual(Object.keys(faults).toSorted())
    expect(published).toBe(false)
    expect(await digest(join(root, 'dist'))).toEqual(before)
  })

  it('discards its files when the disk becomes full, and reports it', async () => {
    const blocked = await copyOfFixture()
    // The scripts of the reader are already bundled and compressed.
    await cp(join(root, '.cache'), join(blocked, '.cache'), {
      recursive: true,
      filter: (file) => !file.endsWith('.cache/store/build'),
    })
    await buildSite({ root: blocked })
    const before = await digest(join(blocked, 'dist'))
    await writeFile(join(blocked, 'content/late.md'), '# Written on another system\n\nOther words.\n')
    vi.mocked(writeFileSync).mockImplementation((file, ...facts) => {
      if (String(file).endsWith('/docs/late.html'))
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      real.writeFileSync(file, ...facts)
    })
    await expect(buildSite({ root: blocked })).rejects.toThrow(
      'The disk is full. Nothing was published; the last build is unchanged. Free some space and build again.',
    )
    vi.mocked(writeFileSync).mockImplementation(real.writeFileSync)
    expect(await digest(join(blocked, 'dist'))).toEqual(before)
    expect((await readdir(blocked)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  })
})
