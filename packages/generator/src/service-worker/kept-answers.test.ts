import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownPage } from './testing/own-page.ts'
import {
  ask,
  dataOf,
  frame,
  html,
  json,
  noNetwork,
  offline,
  script,
  start,
  useWorker,
  visit,
  visited,
} from './testing/worker-answers.ts'

useWorker()
afterEach(() => vi.unstubAllGlobals())

describe('kept responses', () => {
  beforeEach(() => start('first', { offlineMode: false }))

  it('the frame is kept with the data of a page, but not with a part of the sidebar, nor to save data', async () => {
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

  it('the frame is kept with the second loaded page, for pages that were not visited', async () => {
    await visit('/docs/a', async () => html(ownPage('/docs/a', 'read before there was a worker')))
    expect([await visited.countPages(), await visited.shell()]).toEqual([1, undefined])
    await ask('page', '/docs/b', async () => html(ownPage('/docs/b', 'as read')))
    expect(await ask('page', '/docs/c')).toMatchObject({
      status: 503,
      text: expect.stringContaining('<title>/docs/c</title>'),
    })
  })

  it('in offline mode the frame comes only with the build', async () => {
    await start('first', { offlineMode: true })
    await ask('page', '/docs/b', async () => html(ownPage('/docs/b', 'as read')))
    expect([await visited.countPages(), await visited.shell()]).toEqual([1, undefined])
  })

  it('a prefetched page is kept only after the reader visits it', async () => {
    await ask('file', 'docs/a.json', async () => json(dataOf('A')))
    await ask('file', 'docs/b.json', async () => json(dataOf('B', '/docs/b')))
    expect([await visited.read('docs/a.json'), await visited.countPages()]).toEqual([undefined, 0])
    await visit('/docs/a')
    expect([await (await visited.read('docs/a.json'))?.text(), await visited.countPages()]).toEqual([dataOf('A'), 1])
    await ask('file', 'docs/a.json', async () => json(dataOf('newer')))
    expect(await (await visited.read('docs/a.json'))?.text()).toBe(dataOf('newer'))
  })

  it('a page is kept as its data when the reader visits it before the data are complete', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const arriving = new Response(readable, { headers: { 'Content-Type': 'application/json' } })
    const asked = ask('file', 'docs/a.json', async () => arriving)
    await new Promise((resolve) => setImmediate(resolve))
    const seen = visit('/docs/a')
    await new Promise((resolve) => setImmediate(resolve))
    const writer = writable.getWriter()
    await writer.write(new TextEncoder().encode(dataOf('A')))
    await writer.close()
    await Promise.all([asked, seen])
    expect(await (await visited.read('docs/a.json'))?.text()).toBe(dataOf('A'))
    expect(await (await visited.shell())?.text()).toBe(frame)
  })

  it('a visited page is fetched when its data are no longer in memory', async () => {
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

  it('a file is available without a network, whatever it contains', async () => {
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
  ])('%s is passed on and not kept', async (_what, file, response) => {
    expect(await ask('immutable', file, async () => response.clone())).toMatchObject({ status: response.status })
    await expect(ask('immutable', file)).rejects.toThrow('no network')
  })

  it.each([
    ['page', '/docs/a', 'docs/a.html', script('{}', 'application/json')],
    ['file', 'docs/a.json', 'docs/a.json', html('Sign in to this network')],
    ['file', 'sidebars/main.json', 'sidebars/main.json', script('[]', 'text/plain')],
    ['file', 'favicon.svg', 'favicon.svg', html('Sign in to this network')],
  ] as const)('a %s %s of another type is not kept', async (kind, name, file, response) => {
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

  it('another file of the host passes through when its address could be that of a page', async () => {
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

  it('data of another page replace no copy', async () => {
    await visited.keep('docs/a.json', json(dataOf('A')))
    await ask('file', 'docs/a.json', async () => json('{"error":"sign in"}'))
    expect(await (await visited.read('docs/a.json'))?.text()).toBe(dataOf('A'))
  })
})
