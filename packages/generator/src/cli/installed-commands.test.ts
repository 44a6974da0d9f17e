import { expect, it, vi } from 'vitest'
import type * as OwnModules from '../content/own-modules.mjs'
import { commands } from './commands.ts'

vi.mock('../content/own-modules.mjs', async (load) => ({
  ...(await load<typeof OwnModules>()),
  isInstalled: true,
}))

it('has no command "start" in the installed package, where nothing serves the build after it', () => {
  expect(Object.keys(commands)).not.toContain('start')
  expect(Object.keys(commands).slice(0, 4)).toEqual(['init', 'dev', 'build', 'serve'])
})
