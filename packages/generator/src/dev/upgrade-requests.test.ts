import { expect, it } from 'vitest'
import { isOwnUpgrade } from './upgrade-requests.ts'

const own = {
  method: 'GET',
  url: '/base/?token=x',
  headers: { upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' },
  rawHeaders: ['Host', 'localhost'],
}

it('knows the web socket of a page', () => {
  expect(isOwnUpgrade(own, '/base/')).toBe(true)
  expect(
    isOwnUpgrade({ ...own, headers: { upgrade: 'WebSocket', 'sec-websocket-protocol': 'vite-ping' } }, '/base/'),
  ).toBe(true)
})

it.each([
  ['another address', { url: '/elsewhere' }],
  ['an address that is none', { url: '//[' }],
  ['a whole address', { url: 'http://localhost:99999/base/' }],
  ['another protocol', { headers: { upgrade: 'h2c', 'sec-websocket-protocol': 'vite-hmr' } }],
  ['a web socket of another program', { headers: { upgrade: 'websocket', 'sec-websocket-protocol': 'chat' } }],
  ['a web socket without a protocol', { headers: { upgrade: 'websocket' } }],
  ['another method', { method: 'POST' }],
  ['a malformed host', { rawHeaders: ['Host', 'a b'] }],
])('leaves %s', (_, facts) => expect(isOwnUpgrade({ ...own, ...facts }, '/base/')).toBe(false))
