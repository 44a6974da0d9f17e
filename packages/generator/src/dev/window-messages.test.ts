import { expect, it } from 'vitest'
import { isWindowMessage } from './window-messages.ts'

it.each([
  { type: 'ping' },
  { type: 'custom', event: 'handbook:shown', data: { path: '/docs/a' } },
  { type: 'custom', event: 'handbook:shown', data: { path: '/docs/a', mark: '1' } },
  { type: 'custom', event: 'vite:invalidate', data: { path: '/src/a.ts', firstInvalidatedBy: '/src/a.ts' } },
  {
    type: 'custom',
    event: 'vite:forward-console',
    data: { type: 'error', data: { name: 'Error', message: 'a', stack: 'b' } },
  },
  { type: 'custom', event: 'vite:forward-console', data: { type: 'log', data: { level: 'warn', message: 'a' } } },
])('accepts %j', (message) => expect(isWindowMessage(JSON.stringify(message))).toBe(true))

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"type":"custom","event":"handbook:shown"}',
  '{"type":"custom","event":"handbook:shown","data":null}',
  '{"type":"custom","event":"handbook:shown","data":{"path":1}}',
  '{"type":"custom","event":"handbook:shown","data":{"path":"/docs/a","mark":{}}}',
  '{"type":"custom","event":"vite:invalidate"}',
  '{"type":"custom","event":"vite:invoke"}',
  '{"type":"custom","event":"vite:client:connect"}',
  '{"type":"custom","event":"vite:forward-console","data":{"type":"log"}}',
  '{"type":"custom","event":"vite:forward-console","data":{"type":"error","data":{"name":"a","message":"b","stacks":[null]}}}',
])('refuses %s', (text) => expect(isWindowMessage(text)).toBe(false))
