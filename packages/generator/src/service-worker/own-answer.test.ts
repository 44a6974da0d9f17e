import { expect, it } from 'vitest'
import { isOwnFile, isOwnPage } from './own-answer.ts'
import { ownPage } from './testing/own-page.ts'

const data = '{"version":1,"path":"/docs/a"}'

it('recognizes a page however a host writes its attributes', async () => {
  const text = ownPage('/docs/a', 'A').replace(
    'type="application/json" id="handbook:payload"',
    'id=handbook:payload data-x type="application/json"',
  )
  expect(await isOwnPage('/docs/a', new Response(text))).toBe(true)
  expect(await isOwnPage('/docs/b', new Response(text))).toBe(false)
})

it('recognizes a page that redirects to a moved document', async () => {
  const moved =
    '<!doctype html><head><meta http-equiv="refresh" content="0; url=/base/docs/a"></head><body id="handbook:moved"></body>'
  expect(await isOwnPage('/docs/old', new Response(moved))).toBe(true)
})

it.each([
  ['docs/a.json', data],
  ['index.json', '{"version":1,"path":"/"}'],
  ['sidebars/main.json', '{"id":"","items":[]}'],
  ['search/manifest.json', '{"build":"1"}'],
  ['search/shards/x.json', '[]'],
  ['favicon.svg', '<svg/>'],
])('recognizes the file %s by %s', async (file, text) => expect(await isOwnFile(file, new Response(text))).toBe(true))

it.each([
  ['docs/a.json', '{"error":"sign in"}'],
  ['docs/a.json', 'Sign in'],
  ['docs/b.json', data],
  ['docs/a.json', data.replace('1', '2')],
  ['docs/a.json', data.slice(0, -5)],
  ['sidebars/main.json', '{"error":"sign in"}'],
  ['search/manifest.json', '{"error":"sign in"}'],
  ['search/shards/x.json', 'Sign in'],
])('does not accept as %s the response %s', async (file, text) =>
  expect(await isOwnFile(file, new Response(text))).toBe(false),
)
