import { expect, it } from 'vitest'
import { checkRequest } from './check-request.ts'

const request = (headers: Record<string, string>, method = 'POST', url = '/mcp') => ({ headers, method, url })

it.each(['127.0.0.1:3333', 'localhost:3333', 'LOCALHOST:3333', '[::1]:3333'])('answers requests to %s', (host) => {
  expect(checkRequest(request({ host }), 3333)).toBeUndefined()
  expect(checkRequest(request({ host, origin: 'http://localhost:3333' }), 3333)).toBeUndefined()
})

it.each(['evil.test', 'evil.test:3333', 'localhost', 'localhost:80', '127.0.0.1.evil.test:3333', ''])(
  'refuses requests to the host %j',
  (host) => {
    expect(checkRequest(request({ host }), 3333)).toMatchObject({ status: 403 })
  },
)

it.each(['http://evil.test', 'https://localhost:3333', 'http://localhost:8080', 'http://localhost', 'null'])(
  'refuses pages of the origin %j',
  (origin) => {
    expect(checkRequest(request({ host: 'localhost:3333', origin }), 3333)).toMatchObject({ status: 403 })
  },
)

it('answers at one path, and only POST', () => {
  const headers = { host: 'localhost:3333' }
  expect(checkRequest(request(headers, 'POST', '/'), 3333)).toMatchObject({ status: 404 })
  expect(checkRequest(request(headers, 'POST', '/mcp?x'), 3333)).toBeUndefined()
  expect(checkRequest(request(headers, 'GET'), 3333)).toMatchObject({ status: 405 })
})
