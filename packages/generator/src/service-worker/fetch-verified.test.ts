import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchVerified, OutdatedError } from './fetch-verified.ts'
import { publishBuild } from './testing/publish-build.ts'

const text = 'what the build has published'
const names = [
  'docs/a.json',
  'assets/entry-1.js',
  'docs/c#.html',
  'docs/v1.2/d.js.json',
  'static/v1.2/notes.unknown',
  'LICENSE',
]
const { list } = await publishBuild('hash', Object.fromEntries(names.map((name) => [name, text])))

let answer = new Response()
const asked = vi.fn<typeof fetch>(async () => answer)
beforeEach(() => vi.stubGlobal('fetch', asked))
afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockClear()
})

const fetched = (file: string, response: Response): Promise<Response> => {
  answer = response
  const entry = list.files.find(([name]) => name === file)
  return entry ? fetchVerified('/base/', entry) : Promise.reject(new Error(`There is no ${file}.`))
}

it.each([
  ['docs/a.json', 'text/plain', 'application/json; charset=utf-8'],
  ['docs/c#.html', 'application/octet-stream', 'text/html; charset=utf-8'],
  ['docs/v1.2/d.js.json', 'text/plain', 'application/json; charset=utf-8'],
  ['static/v1.2/notes.unknown', 'text/x-notes', 'text/x-notes'],
])('%s has its own type although the host says %s: %s', async (file, said, type) => {
  const response = await fetched(file, new Response(text, { headers: { 'Content-Type': said } }))
  expect([await response.text(), response.headers.get('Content-Type'), response.headers.get('Content-Length')]).toEqual(
    [text, type, String(text.length)],
  )
})

it('a file of unknown type has the type of bytes', async () => {
  const bytes = new Response(new TextEncoder().encode(text))
  expect((await fetched('LICENSE', bytes)).headers.get('Content-Type')).toBe('application/octet-stream')
})

it('accepts cached responses only for files that never change', async () => {
  await fetched('docs/c#.html', new Response(text))
  await fetched('assets/entry-1.js', new Response(text))
  expect(asked.mock.calls.map(([address, init]) => `${String(address)} ${init?.cache}`)).toEqual([
    '/base/docs/c%23.html no-cache',
    '/base/assets/entry-1.js default',
  ])
})

it.each([
  ['is not there', new Response(text, { status: 404 })],
  ['is gone', new Response(text, { status: 410 })],
  ['has other bytes', new Response(text.toUpperCase())],
  ['is shorter, and whole', new Response('short', { headers: { 'Content-Length': '5' } })],
])('reports that the site has been published again when a file %s', async (_what, response) => {
  await expect(fetched('docs/a.json', response)).rejects.toThrow(OutdatedError)
})

it.each([
  ['a status', new Response(text, { status: 500 }), 'docs/a.json answered with status 500.'],
  ['a part', new Response(text, { status: 206 }), 'docs/a.json answered with status 206.'],
  ['an answer that was cut off', new Response(text.slice(0, 8)), `docs/a.json ended after 8 of ${text.length} bytes.`],
])('%s is an error of the connection', async (_what, response, message) => {
  const fault: unknown = await fetched('docs/a.json', response).catch((error: unknown) => error)
  expect(fault).toMatchObject({ name: 'Error', message })
})
