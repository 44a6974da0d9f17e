import { expect, it } from 'vitest'
import { workerPath } from '../model/offline.ts'
import { preloadsPages, readParams } from './worker-params.ts'

const at = (path: string) => readParams(`https://example.com/base${path}`)

it.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('reads the page’s parameters: offline mode %s, debug %s', (offlineMode, debug) => {
  expect(at(workerPath({ offlineMode, debug }))).toEqual({ offlineMode, debug })
})

it.each([
  '/sw.js',
  '/sw.js?params=',
  '/sw.js?params={',
  '/sw.js?params=null',
  '/sw.js?params=true',
  '/sw.js?params={"offlineMode":"true","debug":1}',
])('switches nothing on for %s', (path) => {
  expect(at(path)).toEqual({ offlineMode: false, debug: false })
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36', true],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
])('preloads pages outside offline mode, if the browser can: %s', (userAgent, expected) => {
  expect(preloadsPages({ offlineMode: false }, userAgent)).toBe(expected)
  expect(preloadsPages({ offlineMode: true }, userAgent)).toBe(false)
})
