import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Site } from '../content/site.ts'
import { devResponse } from './dev-response.ts'
import { searchIndexFiles } from '../build/search/search-index.ts'

vi.mock('../build/search/search-index.ts', () => ({
  searchIndexFiles: vi.fn<() => Map<string, string>>(() => new Map([['search/manifest.json', '{"format":1}']])),
}))

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-response-'))
  await mkdir(join(root, 'static/icons'), { recursive: true })
  await writeFile(join(root, 'static/icons/a.txt'), 'icon')
  await writeFile(join(root, 'secret.txt'), 'secret')
  await mkdir(join(root, 'static-other'))
  await writeFile(join(root, 'static-other/b.txt'), 'secret')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const site = {
  data: { baseUrl: '/', search: { provider: 'hosted' } },
  pages: new Map([['/docs/a', { path: '/docs/a', kind: 'search' }]]),
  shards: new Map(),
  redirects: new Map(),
  assets: new Map(),
  documents: [],
} as unknown as Site
const runFile = async (file: string) =>
  file === 'sandbox' ? { name: 'sandbox.html', content: 'runs samples' } : undefined
const get = async (url: string) => {
  const { status, body } = await devResponse({
    site,
    root,
    renderPage: async () => '',
    runFile,
    url,
  })
  return [status, String(body)]
}

it('serves the page that runs samples', async () => {
  const options = { site, root, renderPage: async () => '', runFile }
  expect(await devResponse({ ...options, url: '/sandbox' })).toMatchObject({
    status: 200,
    type: expect.stringContaining('text/html'),
    body: 'runs samples',
  })
})

it('serves static files', async () => expect(await get('/icons/a.txt?v=1')).toEqual([200, 'icon']))

it.each(['/..%2Fsecret.txt', '/icons%2F..%2F..%2Fsecret.txt', '/..%2Fstatic-other%2Fb.txt', '/%2E%2E%2Fsecret.txt'])(
  'serves no file outside of the folder of static files: %s',
  async (url) => {
    expect(await get(url)).toEqual([404, 'Not found.'])
  },
)

it('serves no file outside of the site to which a link leads', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'dev-outside-'))
  await writeFile(join(outside, 'secret.txt'), 'secret')
  await symlink(join(outside, 'secret.txt'), join(root, 'static/icons/link.svg'))
  expect(await get('/icons/link.svg')).toEqual([404, 'Not found.'])
  await rm(outside, { recursive: true })
})

it('refuses an address that cannot be decoded', async () =>
  expect(await get('/%E0%A4%A')).toEqual([400, 'The address is malformed.']))

it('writes the index of the search only when it is asked for', async () => {
  expect(await get('/docs/a.json')).toEqual([200, '{"path":"/docs/a","kind":"search"}'])
  expect(searchIndexFiles).not.toHaveBeenCalled()
  expect(await get('/search/manifest.json')).toEqual([200, '{"format":1}'])
})

it.each(['//', '//elsewhere.example/icons/a.txt', '/\\', '*'])(
  'finds nothing for a target that is not an address: %s',
  async (url) => expect(await get(url)).toEqual([404, 'Not found.']),
)

it.each(['//evil.test/', '//evil.test/index', '//evil.test/x.html', '/\\evil.test/'])(
  'redirects to no other host from %s',
  async (url) => {
    expect(await devResponse({ site, root, renderPage: async () => '', url })).toEqual({
      status: 404,
      type: 'text/plain',
      body: 'Not found.',
    })
  },
)

it.each([
  ['/docs/a.json', 'application/json; charset=utf-8'],
  ['/search/manifest.json', 'application/json; charset=utf-8'],
  ['/icons/a.txt', 'text/plain; charset=utf-8'],
])('sends the content type of %s', async (url, type) => {
  expect(await devResponse({ site, root, renderPage: async () => '', url })).toMatchObject({ status: 200, type })
})
