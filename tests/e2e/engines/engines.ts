import { afterAll, beforeAll, describe } from 'vitest'
import { findFirefox, findWebKit } from '../../../bootstrap/engines.mjs'
import { startChromium } from './chromium.ts'
import type { Engine, EnginePage } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const engines = [
  { name: 'Chromium', start: startChromium, isInstalled: true },
  { name: 'Firefox', start: startFirefox, isInstalled: findFirefox() !== undefined },
  { name: 'WebKit', start: startWebKit, isInstalled: findWebKit() !== undefined },
] as const

export type EngineName = (typeof engines)[number]['name']

/**
 * Declares tests for each engine. One page serves all tests of a file in an engine, and `page()` returns it. The tests
 * of an engine that is not installed are skipped. `npm test` installs the engines where it can, and reports those that
 * it could not install.
 */
export const eachEngine = (declare: (page: () => EnginePage, name: EngineName) => void): void => {
  for (const { name, start, isInstalled } of engines) {
    describe.skipIf(!isInstalled)(`in ${name}`, () => {
      let engine: Engine
      beforeAll(async () => {
        engine = await start()
      })
      afterAll(() => engine.close())
      declare(() => engine.page, name)
    })
  }
}
