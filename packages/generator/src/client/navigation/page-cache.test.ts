import { describe, expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

const answer = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
const page = (path: string) => ({ version: 1, kind: 'search', path, title: path, description: '', lang: 'en' })
const addressOf = (input: RequestInfo | URL) => String(input)

describe('createPageCache', () => {
  it('fetches each page once, from its address below the base URL', async () => {
    const fetchPage = vi.fn<typeof fetch>(() => answer(page('/docs/теги')))
    const cache = createPageCache('/handbook/', fetchPage)
    const [first, second] = await Promise.all([cache.load('/docs/теги'), cache.load('/docs/теги')])
    expect(first).toBe(second)
    expect(fetchPage.mock.calls.map(([input]) => addressOf(input))).toEqual([
      '/handbook/docs/%D1%82%D0%B5%D0%B3%D0%B8.json',
    ])
  })

  it('fetches the root page from index.json', async () => {
    const fetchPage = vi.fn<typeof fetch>(() => answer(page('/')))
    await createPageCache('/', fetchPage).load('/')
    expect(fetchPage.mock.calls[0]?.[0]).toBe('/index.json')
  })

  it('does not keep a failure', async () => {
    const fetchPage = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(() => answer('', 404))
      .mockImplementation(() => answer(page('/a')))
    const cache = createPageCache('/', fetchPage)
    await expect(cache.load('/a')).rejects.toThrow('/a.json answered with status 404.')
    await expect(cache.load('/a')).resolves.toMatchObject({ path: '/a' })
  })

  it('rejects data of another version', async () => {
    const cache = createPageCache('/', () => answer({ ...page('/a'), version: 2 }))
    await expect(cache.load('/a')).rejects.toThrow('/a.json has page data of version 2, not 1.')
  })

  it('rejects the data of another page, which a host may answer for every address', async () => {
    const cache = createPageCache('/', () => answer(page('/')))
    await expect(cache.load('/a')).rejects.toThrow('/a.json has the data of /.')
  })

  it('keeps the 24 most recently used pages', async () => {
    const fetchPage = vi.fn<typeof fetch>((input) => answer(page(addressOf(input).replace('.json', ''))))
    const cache = createPageCache('/', fetchPage)
    for (let index = 0; index < 24; index++) await cache.load(`/${index}`)
    await cache.load('/0')
    await cache.load('/24')
    fetchPage.mockClear()
    await cache.load('/0')
    expect(fetchPage).not.toHaveBeenCalled()
    await cache.load('/1')
    expect(fetchPage).toHaveBeenCalledOnce()
  })

  it('keeps a request in progress when an earlier request for a dropped page fails', async () => {
    const fetchPage = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(() => answer('', 404))
      .mockImplementation(() => answer(page('/a')))
    const cache = createPageCache('/', fetchPage)
    const forgotten = cache.load('/a')
    cache.forget('/a')
    const kept = cache.load('/a')
    await expect(forgotten).rejects.toThrow('404')
    expect(await cache.load('/a')).toBe(await kept)
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('fetches a dropped page again', async () => {
    const fetchPage = vi
      .fn<typeof fetch>()
      .mockImplementationOnce(() => answer(page('/a')))
      .mockImplementation(() => answer({ ...page('/a'), title: 'New' }))
    const cache = createPageCache('/', fetchPage)
    expect((await cache.load('/a')).title).toBe('/a')
    cache.forget('/a')
    expect((await cache.load('/a')).title).toBe('New')
  })
})
