import { expect, it } from 'vitest'
import { oldNode } from './node-version.mjs'

it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('runs on Node %s', (version) =>
  expect(oldNode(version)).toBe(undefined),
)

it.each(['0.12.18', '18.20.8', '20.18.3'])('refuses Node %s', (version) =>
  expect(oldNode(version)).toBe(
    `Dev Handbook needs Node 20.19 or newer; this is v${version}. Install a newer Node (https://nodejs.org) and run the command again.`,
  ),
)
