import { expect, it } from 'vitest'
import { workerPath } from '../model/offline.ts'
import { readParams } from './worker-params.ts'

const at = (path: string) => readParams(`https://example.com/base${path}`)

it.each([[true, true], [true, false], [false, true], [false, false]])('reads what the page says: offline mode %s, debug %s', (offlineMode, debug) => {
  expect(at(workerPath({ offlineMode, debug }))).toEqual({ offlineMode, debug })
})

it.each(['/sw.js', '/sw.js?params=', '/sw.js?params={', '/sw.js?params=null', '/sw.js?params=true', '/sw.js?params={"offlineMode":"true","debug":1}'])('switches nothing on for %s', (path) => {
  expect(at(path)).toEqual({ offlineMode: false, debug: false })
})
