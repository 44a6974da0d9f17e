import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownPage } from './testing/own-page.ts'
import {
  ask,
  breakOff,
  dataOf,
  evict,
  html,
  json,
  noNetwork,
  offline,
  page,
  spoil,
  start,
  useWorker,
  visit,
  visited,
} from './testing/worker-answers.ts'

useWorker()

describe('when a build is stored completely, in offline mode', () => {
  const never = vi.fn<() => Promise<Response>>(noNetwork)
  beforeEach(() => offline.fill())
  afterEach(() => expect(never).not.toHaveBeenCalled())

  it('its pages come from the store, generated from their data if they are not documents', async () => {
    expect(await ask('page', '/', never)).toEqual({ ...page, text: 'front page' })
    expect(await ask('page', '/docs/a', never)).toEqual({
      ...page,
      text: '<html lang="en" dir="ltr"><title>stored A</title><article lang="en"><p>stored A</p></article>',
    })
  })

  it('a page that the build does not have is missing, whatever was visited before', async () => {
    await visited.keep('docs/b.html', html('of another build'))
    expect(await ask('page', '/docs/b', never)).toEqual({ ...page, status: 404, text: 'no such page' })
  })

  it('its files come from the store, all other files from the network', async () => {
    expect(await ask('file', 'docs/a.json', async () => json('new'))).toMatchObject({ text: dataOf('stored A') })
    expect(await ask('file', 'docs/b.json', async () => json('new'))).toMatchObject({ text: 'new' })
  })

  it('files that the browser has evicted come from the network', async () => {
    await evict('')
    for (const path of ['/', '/docs/a'])
      expect(await ask('page', path, async () => html('fetched'))).toMatchObject({ status: 200, text: 'fetched' })
    expect(await ask('page', '/docs/b', async () => html('not there', { status: 404 }))).toMatchObject({
      status: 404,
      text: 'not there',
    })
  })

  it('unreadable files come from the network', async () => {
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

describe('without a network, and without a complete build', () => {
  beforeEach(() => start('first', { offlineMode: false }))

  it('unreadable copies of visited pages are replaced by stored files', async () => {
    await offline.fill()
    await visited.fetchShell()
    await visited.keep('docs/a.json', json('{'))
    expect(await ask('page', '/docs/a')).toMatchObject({ status: 200, text: expect.stringContaining('stored A') })
    await spoil('docs/a.json')
    expect(await ask('page', '/docs/a')).toMatchObject({ status: 503 })
  })

  it('a visited page comes as it was, or generated from its data', async () => {
    await ask('page', '/docs/a', async () => html(ownPage('/docs/a', 'as read')))
    await ask('file', 'docs/b.json', async () => json(dataOf('B', '/docs/b')))
    await visit('/docs/b')
    expect(await ask('page', '/docs/a')).toMatchObject({ status: 200, text: ownPage('/docs/a', 'as read') })
    expect(await ask('page', '/docs/b')).toEqual({
      ...page,
      text: '<html lang="en" dir="ltr"><title>B</title><article lang="en"><p>B</p></article>',
    })
  })

  it('a page comes from the store, and all other pages are missing once the store is complete', async () => {
    await offline.fill()
    expect(await ask('page', '/')).toEqual({ ...page, text: 'front page' })
    expect(await ask('page', '/docs/b')).toEqual({ ...page, status: 404, text: 'no such page' })
  })

  it('stored files have the headers of their build, whichever worker answers', async () => {
    await offline.fill()
    await start('second', { offlineMode: false })
    for (const [path, status] of [
      ['/', 200],
      ['/docs/a', 200],
      ['/docs/b', 404],
    ] as const)
      expect(await ask('page', path)).toMatchObject({ status, policy: 'of first' })
  })

  it('visited copies take precedence over stored files', async () => {
    await offline.fill()
    await visited.keep('index.html', html('as read'))
    await visited.keep('docs/a.json', json('as read'))
    expect(await ask('page', '/')).toMatchObject({ text: 'as read' })
    expect(await ask('file', 'docs/a.json')).toMatchObject({ text: 'as read' })
    expect(await ask('file', 'sidebars/main.json')).toMatchObject({ text: '[1]' })
  })

  it('the frame comes alone while it is unknown whether there is such a page', async () => {
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

  it("the network's error is reported when nothing was visited or stored", async () => {
    for (const [kind, name] of [
      ['page', '/docs/a'],
      ['file', 'docs/a.json'],
      ['immutable', 'assets/x-1.js'],
    ] as const)
      await expect(ask(kind, name)).rejects.toThrow('no network')
  })
})
