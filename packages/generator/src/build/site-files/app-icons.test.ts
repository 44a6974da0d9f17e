import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SiteData } from '../../model/site.ts'
import { drawAppIcons } from './app-icons.ts'
import { webManifest } from './web-manifest.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'handbook-icons-'))
  await mkdir(join(root, 'static/icons'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const site = {
  title: 'Fixture',
  tagline: 'Tagline',
  baseUrl: '/base/',
  favicon: '/favicon.svg',
  lang: 'en',
  themeColor: '#1f2328',
  navbar: {
    items: [
      { type: 'document', label: 'Guides', path: '/docs/guide', section: '/docs/guide', position: 'left' },
      { type: 'search', position: 'right' },
    ],
  },
} as unknown as SiteData
const draw = () => drawAppIcons({ site, root, cacheFolder: join(root, '.cache') })
/** The header of a PNG contains width and height. */
const edges = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)]

it('draws the handbook’s own icons, square and in the right size', async () => {
  const own = resolve(import.meta.dirname, '../../../../../handbook')
  const icons = await drawAppIcons({ site, root: own, cacheFolder: join(root, '.cache') })
  expect(icons.map(({ file, size, purpose }) => [file, size, purpose])).toEqual([
    ['icons/icon-192.png', 192, 'any'],
    ['icons/icon-512.png', 512, 'any'],
    ['icons/maskable-192.png', 192, 'maskable'],
    ['icons/maskable-512.png', 512, 'maskable'],
    ['apple-touch-icon.png', 180, 'touch'],
  ])
  for (const { png, size } of icons) expect(edges(png)).toEqual([size, size])
})

it('takes an icon from the cache, and draws it again when its source has changed', async () => {
  const draws = async (fill: string) => {
    await writeFile(
      join(root, 'static/favicon.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0Z"/></svg>`,
    )
    return (await draw()).map(({ png }) => Buffer.from(png).toString('base64'))
  }
  const red = await draws('red')
  expect(await draws('red')).toEqual(red)
  expect(await draws('blue')).not.toEqual(red)
})

it('caches the icons that it has drawn last', async () => {
  for (const fill of ['red', 'red', 'blue']) {
    await writeFile(
      join(root, 'static/favicon.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0Z"/></svg>`,
    )
    await draw()
    expect(await readdir(join(root, '.cache/store/icons'))).toHaveLength(2)
  }
})

it('draws no icons when there is no source, and names a source that is broken', async () => {
  expect(await draw()).toEqual([])
  await writeFile(join(root, 'static/icons/maskable.svg'), '<svg')
  await expect(draw()).rejects.toThrow(
    'static/icons/maskable.svg could not be drawn: it must be a valid SVG with a viewBox.',
  )
})

it('lists no icon on a site without one', async () => {
  const bare = { ...site, favicon: undefined } as unknown as SiteData
  const icons = await drawAppIcons({ site: bare, root, cacheFolder: join(root, '.cache') })
  expect(JSON.parse(webManifest(bare, icons))).toMatchObject({ icons: [] })
})

it('draws no icon from a favicon that is not SVG, and still lists that favicon in the manifest', async () => {
  const bitmap = { ...site, favicon: '/favicon.ico' }
  await writeFile(join(root, 'static/favicon.ico'), new Uint8Array([0, 0, 1, 0]))
  const icons = await drawAppIcons({ site: bitmap, root, cacheFolder: join(root, '.cache') })
  expect(icons).toEqual([])
  expect(JSON.parse(webManifest(bitmap, icons))).toMatchObject({
    icons: [{ src: '/base/favicon.ico', sizes: 'any', purpose: 'any' }],
  })
  expect(webManifest(bitmap, icons)).not.toContain('image/svg+xml')
})

it('lists icons and sections in the manifest, below the base URL', async () => {
  await writeFile(
    join(root, 'static/favicon.svg'),
    await readFile(resolve(import.meta.dirname, '../../../../../handbook/static/favicon.svg')),
  )
  const manifest = JSON.parse(webManifest(site, await draw())) as Record<string, unknown>
  expect(manifest).toMatchObject({
    id: '/base/',
    start_url: '/base/',
    scope: '/base/',
    display: 'standalone',
    theme_color: '#1f2328',
    icons: [
      { src: '/base/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/base/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/base/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
    shortcuts: [
      {
        name: 'Guides',
        url: '/base/docs/guide',
        icons: [{ src: '/base/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
  })
})
