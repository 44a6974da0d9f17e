import { afterEach, expect, it, vi } from 'vitest'
import { isStoredSandbox, keepSandbox, storedSandbox } from './sandbox-answer.ts'
import type { StoredBuild } from './offline-store.ts'

const nothing = { current: async () => undefined, read: async () => undefined, keep: async () => {} }
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://a.example/sandbox?stored', '/', true],
  ['https://a.example/base/sandbox?stored', '/base/', true],
  ['https://a.example/sandbox', '/', false],
  ['https://a.example/sandbox?stored&x', '/', false],
  ['https://a.example/docs/sandbox?stored', '/', false],
])('recognizes its address: %s under %s', (address, baseUrl, expected) => {
  expect(isStoredSandbox(new URL(address), baseUrl)).toBe(expected)
})

it('isolates the page by its policy, whichever store contains it', async () => {
  const page = async () =>
    new Response('<title>Sandbox</title>', { headers: { 'Content-Security-Policy': "script-src 'self'" } })
  const build = { hash: 'a' } as StoredBuild
  for (const stores of [
    { offline: { current: async () => build, read: page }, visited: nothing },
    { offline: nothing, visited: { ...nothing, read: page } },
  ]) {
    const answer = await storedSandbox(stores)
    expect(answer.headers.get('Content-Security-Policy')).toBe('sandbox allow-scripts allow-forms')
    expect(await answer.text()).toBe('<title>Sandbox</title>')
  }
})

it('is a network error when nothing is stored', async () => {
  expect((await storedSandbox({ offline: nothing, visited: nothing })).type).toBe('error')
})

it.each([
  ['<title>Sandbox</title>', 200, ['sandbox.html']],
  ['<title>Sign in</title>', 200, []],
  ['<title>Sandbox</title>', 500, []],
])('keeps only the page of the sandbox: %s with status %i', async (text, status, expected) => {
  const asked: string[] = []
  const kept: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(text, { status })
  })
  const visited = { ...nothing, keep: async (file: string) => void kept.push(file) }
  expect(await (await keepSandbox('/base/', { visited })).text()).toBe(text)
  expect([asked, kept]).toEqual([['/base/sandbox'], expected])
})
