import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, createAnswers } from './answers.ts'
import { createOfflineStore, type OfflineStore } from './offline-store.ts'
import { fakeCaches } from './testing/fake-caches.ts'
import { ownPage } from './testing/own-page.ts'
import { publishBuild, type PublishedBuild } from './testing/publish-build.ts'
import { createVisitedStore, type VisitedStore } from './visited-store.ts'

const frame = '<html lang="en" dir="ltr"><title>-handbook-title-</title><article lang="en">-handbook-article-</article>'
const dataOf = (title: string, path = '/docs/a') =>
  JSON.stringify({ version: 1, kind: 'document', path, title, description: '', lang: 'en', html: `<p>${title}</p>` })
const files = {
  'offline-shell.html': frame,
  '404.html': 'no such page',
  'index.html': 'front page',
  'docs/a.json': dataOf('stored A'),
  'sidebars/main.json': '[1]',
  'assets/entry-1.js': 'run()',
}

let network: PublishedBuild['network'] = {}
let offline: OfflineStore
let visited: VisitedStore
let answers: Answers
let work: Promise<unknown>[] = []

/** Starts a worker; what the one before it has stored is still there. */
const start = async (hash: string, { offlineMode }: { offlineMode: boolean }) => {
  const published = await publishBuild(hash, files)
  const { build } = published
  network = published.network
  offline = createOfflineStore({ build, onProgress: () => {}, log: () => {} })
  visited = createVisitedStore(build, () => {})
  answers = createAnswers({ build, params: { offlineMode, debug: false }, offline, visited })
}

beforeEach(async () => {
  work = []
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (address: string) => network[address]?.() ?? Promise.reject(new TypeError('no network')))
  await start('first', { offlineMode: true })
})
afterEach(() => vi.unstubAllGlobals())

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'Content-Type': 'text/html' }, ...init })
const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } })
const script = (text: string, type = 'text/javascript', status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': type } })
const noNetwork = () => Promise.reject(new TypeError('no network'))

/** Stores a part of the build: the site has been published anew meanwhile. */
const breakOff = async () => {
  network['/base/docs/a.json'] = () => new Response(dataOf('of the next build'))
  await offline.fill()
}

const keysOf = async (cache: Cache, file: string) =>
  (await cache.keys())
    .map(({ url }) => url.slice('https://example.com'.length))
    .filter((key) => key.startsWith(`/base/${file}`))

/** Takes stored files away, as a browser does that needs the space: those whose names begin so. */
const evict = async (file: string) => {
  const cache = await caches.open('handbook-offline')
  for (const key of await keysOf(cache, file)) if (key.includes('?')) await cache.delete(key)
}

const spoil = async (file: string) => {
  const cache = await caches.open('handbook-offline')
  for (const key of await keysOf(cache, file)) await cache.put(key, new Response('{'))
}

/** Asks and waits until all is kept that the answer brought. */
const ask = async (kind: Exclude<keyof Answers, 'visit'>, name: string, fetch: () => Promise<Response> = noNetwork) => {
  const response = await answers[kind](name, { fetch, waitUntil: (one) => work.push(one) })
  await Promise.all(work)
  return {
    status: response.status,
    text: await response.text(),
    type: response.headers.get('Content-Type'),
    policy: response.headers.get('Content-Security-Policy'),
  }
}
const visit = async (path: string, fetch: () => Promise<Response> = noNetwork) => {
  await answers.visit(path, { fetch, waitUntil: (one) => work.push(one) }).catch(() => {})
  await Promise.all(work)
}
const page = { status: 200, type: 'text/html; charset=utf-8', policy: 'of first' }

describe('once a build is stored whole, in offline mode', () => {
  const never = vi.fn<() => Promise<Response>>(noNetwork)
  beforeEach(() => offline.fill())
  afterEach(() => expect(never).not.toHaveBeenCalled())

  it('its pages come from there, made of their data where there is no document', async () => {
    expect(await ask('page', '/', never)).toEqual({ ...page, text: 'front page' })
    expect(await ask('page', '/docs/a', never)).toEqual({
      ...page,
      text: '<html lang="en" dir="ltr"><title>stored A</title><article lang="en"><p>stored A</p></article>',
    })
  })

  it('a page that it does not have is none, whatever was read before', async () => {
    await visited.keep('docs/b.html', html('of another build'))
    expect(await ask('page', '/docs/b', never)).toEqual({ ...page, status: 404, text: 'no such page' })
  })

  it('its files come from there, all others from the network', async () => {
    expect(await ask('file', 'docs/a.json', async () => json('new'))).toMatchObject({ text: dataOf('stored A') })
    expect(await ask('file', 'docs/b.json', async () => json('new'))).toMatchObject({ text: 'new' })
  })

  it('what the browser has thrown away comes from the network', async () => {
    await evict('')
    for (const path of ['/', '/docs/a'])
      expect(await ask('page', path, async () => html('fetched'))).toMatchObject({ status: 200, text: 'fetched' })
    expect(await ask('page', '/docs/b', async () => html('not there', { status: 404 }))).toMatchObject({
      status: 404,
      text: 'not there',
    })
  })

  it('what cannot be read comes from the network', async () => {
    await spoil('docs/a.json')
    expect(await ask('page', '/docs/a', async () => html('fetched'))).toMatchObject({ status: 200, text: 'fetched' })
  })

  it('the network comes first without offline mode, and for the worker of another build', async () => {
    for (const [hash, offlineMode] of [
      ['first', false],
      ['second', true],
    ] as const) {
      await start(hash, { offlineMode })
      expect(await ask('page', '/', async () => html('new'))).toMatchObject({ text: 'new' })
      expect(await ask('file', 'docs/a.json', async () => json('new'))).toMatchObject({ text: 'new' })
    }
  })

  it('the network comes first while only a part of the build is stored', async () => {
    await offline.remove()
    await breakOff()
    expect(await ask('page', '/', async () => html('new'))).toMatchObject({ text: 'new' })
  })
})

describe('without a network, and without a whole build', () => {
  beforeEach(() => start('first', { offlineMode: false }))

  it('what was read and cannot be read again comes from what is stored', async () => {
    await offline.fill()
    await visited.fetchShell()
    await visited.keep('docs/a.json', json('{'))
    expect(await ask('page', '/docs/a')).toMatchObject({ status: 200, text: expect.stringContaining('stored A') })
    await spoil('docs/a.json')
    expect(await ask('page', '/docs/a')).toMatchObject({ status: 503 })
  })

  it('a page that was read comes as it was, or made of its data', async () => {
    await ask('page', '/docs/a', async () => html(ownPage('/docs/a', 'as read')))
    await ask('file', 'docs/b.json', async () => json(dataOf('B', '/docs/b')))
    await visit('/docs/b')
    expect(await ask('page', '/docs/a')).toMatchObject({ status: 200, text: ownPage('/docs/a', 'as read') })
    expect(await ask('page', '/docs/b')).toEqual({
      ...page,
      text: '<html lang="en" dir="ltr"><title>B</title><article lang="en"><p>B</p></article>',
    })
  })

  it('a page comes from what is stored, and all others are none once that is everything', async () => {
    await offline.fill()
    expect(await ask('page', '/')).toEqual({ ...page, text: 'front page' })
    expect(await ask('page', '/docs/b')).toEqual({ ...page, status: 404, text: 'no such page' })
  })

  it('what is stored has the headers of its build, whichever worker answers', async () => {
    await offline.fill()
    await start('second', { offlineMode: false })
    for (const [path, status] of [
      ['/', 200],
      ['/docs/a', 200],
      ['/docs/b', 404],
    ] as const)
      expect(await ask('page', path)).toMatchObject({ status, policy: 'of first' })
  })

  it('what was read goes before what is stored', async () => {
    await offline.fill()
    await visited.keep('index.html', html('as read'))
    await visited.keep('docs/a.json', json('as read'))
    expect(await ask('page', '/')).toMatchObject({ text: 'as read' })
    expect(await ask('file', 'docs/a.json')).toMatchObject({ text: 'as read' })
    expect(await ask('file', 'sidebars/main.json')).toMatchObject({ text: '[1]' })
  })

  it('the frame comes alone while it is not known whether there is such a page', async () => {
    const empty = (path: string) => ({
      ...page,
      status: 503,
      text: `<html lang="en" dir="ltr"><title>${path}</title><article lang="en"></article>`,
    })
    await visited.fetchShell()
    expect(await ask('page', '/docs/b')).toEqual(empty('/docs/b'))
    await visited.remove()
    await offline.fill()
    await evict('docs/a.json')
    expect(await ask('page', '/docs/a')).toEqual(empty('/docs/a'))
    await offline.remove()
    await breakOff()
    await start('second', { offlineMode: true })
    expect(await ask('page', '/docs/b')).toEqual(empty('/docs/b'))
  })

  it('the fault is the network’s where nothing was read or stored', async () => {
    for (const [kind, name] of [
      ['page', '/docs/a'],
      ['file', 'docs/a.json'],
      ['immutable', 'assets/x-1.js'],
    ] as const)
      await expect(ask(kind, name)).rejects.toThrow('no network')
  })
})

describe('what is kept', () => {
  beforeEach(() => start('first', { offlineMode: false }))

  it('the frame comes with the data of a page, but not with a part of the sidebar, nor where data are to be saved', async () => {
    await ask('file', 'sidebars/main.json', async () => json('{"id":"","items":[]}'))
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await ask('file', 'docs/a.json', async () => json(dataOf('A')))
    await visit('/docs/a')
    vi.stubGlobal('navigator', {})
    await ask('file', 'favicon.svg', async () => new Response('', { headers: { 'Content-Type': 'image/svg+xml' } }))
    expect(await visited.shell()).toBeUndefined()
    await ask('file', 'docs/a.json', async () => json(dataOf('A')))
    expect(await (await visited.shell())?.text()).toBe(frame)
  })

  it('the frame comes with the second page that is loaded, for those that were not read', async () => {
    await visit('/docs/a', async () => html(ownPage('/docs/a', 'read before there was a worker')))
    expect([await visited.countPages(), await visited.shell()]).toEqual([1, undefined])
    await ask('page', '/docs/b', async () => html(ownPage('/docs/b', 'as read')))
    expect(await ask('page', '/docs/c')).toMatchObject({
      status: 503,
      text: expect.stringContaining('<title>/docs/c</title>'),
    })
  })

  it('in offline mode the frame comes with the build alone', async () => {
    await start('first', { offlineMode: true })
    await ask('page', '/docs/b', async () => html(ownPage('/docs/b', 'as read')))
    expect([await visited.countPages(), await visited.shell()]).toEqual([1, undefined])
  })

  it('a page that was only fetched ahead is not, until the reader is there', async () => {
    await ask('file', 'docs/a.json', async () => json(dataOf('A')))
    await ask('file', 'docs/b.json', async () => json(dataOf('B', '/docs/b')))
    expect([await visited.read('docs/a.json'), await visited.countPages()]).toEqual([undefined, 0])
    await visit('/docs/a')
    expect([await (await visited.read('docs/a.json'))?.text(), await visited.countPages()]).toEqual([dataOf('A'), 1])
    await ask('file', 'docs/a.json', async () => json(dataOf('newer')))
    expect(await (await visited.read('docs/a.json'))?.text()).toBe(dataOf('newer'))
  })

  it('a visited page is fetched where nothing of it is at hand: the worker was ended meanwhile, or many were fetched ahead', async () => {
    for (let number = 0; number < 25; number++)
      await ask('file', `docs/${number}.json`, async () => json(dataOf('ahead', `/docs/${number}`)))
    for (const number of [0, 1]) await visit(`/docs/${number}`, async () => html(ownPage(`/docs/${number}`, 'fetched')))
    expect(await (await visited.read('docs/0.html'))?.text()).toBe(ownPage('/docs/0', 'fetched'))
    expect([await visited.read('docs/1.html'), await (await visited.read('docs/1.json'))?.text()]).toEqual([
      undefined,
      dataOf('ahead', '/docs/1'),
    ])
    const never = vi.fn<() => Promise<Response>>(noNetwork)
    for (const number of [0, 1]) await visit(`/docs/${number}`, never)
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await visit('/docs/100', never)
    expect(never).not.toHaveBeenCalled()
  })

  it('a file is there again without a network, whatever it holds', async () => {
    await ask(
      'file',
      'favicon.svg',
      async () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }),
    )
    expect(await ask('file', 'favicon.svg')).toMatchObject({ text: '<svg/>' })
    await ask('immutable', 'assets/x-1.css', async () => script('a{}', 'text/css'))
    expect(await ask('immutable', 'assets/x-1.css')).toMatchObject({ text: 'a{}' })
  })

  it('a file that never changes is fetched once', async () => {
    expect(await ask('immutable', 'assets/x-1.js', async () => script('x'))).toMatchObject({ text: 'x' })
    expect(await ask('immutable', 'assets/x-1.js')).toMatchObject({ text: 'x' })
    await offline.fill()
    expect(await ask('immutable', 'assets/entry-1.js')).toMatchObject({ text: 'run()' })
  })

  it.each([
    ['a page in the place of a script', 'assets/x-1.js', script('<!doctype html>', 'text/html')],
    ['a script that is not there', 'assets/x-1.js', script('gone', 'text/javascript', 404)],
    ['a page in the place of a style sheet', 'assets/x-1.css', script('<!doctype html>', 'text/html')],
    [
      'a page in the place of a part of the search index',
      'search/shards/x.json',
      script('<!doctype html>', 'text/html'),
    ],
    ['a page in the place of an image', 'assets/x-1.png', script('<!doctype html>', 'text/html')],
    [
      'a message in the place of a part of the search index',
      'search/shards/x.json',
      script('Sign in', 'application/json'),
    ],
    ['a page in the place of a module', 'assets/x-1.mjs', script('<!doctype html>', 'text/html')],
  ])('%s goes through and is not kept', async (_what, file, response) => {
    expect(await ask('immutable', file, async () => response.clone())).toMatchObject({ status: response.status })
    await expect(ask('immutable', file)).rejects.toThrow('no network')
  })

  it.each([
    ['page', '/docs/a', 'docs/a.html', script('{}', 'application/json')],
    ['file', 'docs/a.json', 'docs/a.json', html('Sign in to this network')],
    ['file', 'sidebars/main.json', 'sidebars/main.json', script('[]', 'text/plain')],
    ['file', 'favicon.svg', 'favicon.svg', html('Sign in to this network')],
  ] as const)('a %s %s of another type is not', async (kind, name, file, response) => {
    await ask(kind, name, async () => response.clone())
    expect(await visited.read(file)).toBeUndefined()
  })

  const kept = 'docs/a.html'
  const foreign: [what: string, text: string][] = [
    ['an error page', '<!doctype html><h1>Something went wrong</h1>'],
    ['a page to sign in to a network', '<!doctype html><form>Sign in</form>'],
    ['the not-found page with status 200', ownPage('/404', 'Not found')],
    ['the front page for every address', ownPage('/', 'Home')],
    [
      'a page about the mark',
      '<!doctype html>&lt;script id="handbook:payload">{"page":{"path":"/docs/a"}}&lt;/script>',
    ],
    ['a page that was cut short', ownPage('/docs/a', 'A').slice(0, -50)],
    ['another site’s data', '<script type="application/json" id="handbook:payload">[null]</script>'],
  ]
  it.each(foreign)('%s is shown and takes no page’s place', async (_what, text) => {
    await ask('page', '/docs/a', async () => html(ownPage('/docs/a', 'as read')))
    expect(await ask('page', '/docs/a', async () => html(text))).toMatchObject({ status: 200, text })
    expect(await (await visited.read(kept))?.text()).toBe(ownPage('/docs/a', 'as read'))
    expect(await ask('page', '/docs/a')).toMatchObject({ text: ownPage('/docs/a', 'as read') })
  })

  it('a file that a host has beside the site goes through where its address could be a page’s', async () => {
    await visited.fetchShell()
    expect(await ask('page', '/docs/report.pdf', async () => script('%PDF', 'application/pdf'))).toMatchObject({
      status: 200,
      text: '%PDF',
    })
    expect(await visited.countPages()).toBe(0)
  })

  it('a page whose address looks like a file is kept', async () => {
    await ask('page', '/docs/node.js', async () => html(ownPage('/docs/node.js', 'Node')))
    expect(await ask('page', '/docs/node.js')).toMatchObject({ status: 200, text: ownPage('/docs/node.js', 'Node') })
  })

  it('data that are not those of the page take no copy’s place', async () => {
    await visited.keep('docs/a.json', json(dataOf('A')))
    await ask('file', 'docs/a.json', async () => json('{"error":"sign in"}'))
    expect(await (await visited.read('docs/a.json'))?.text()).toBe(dataOf('A'))
  })
})
