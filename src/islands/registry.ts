import type { ComponentType } from 'react'
import type { IslandName } from './island-names.ts'

/** Props have come through JSON: plain data only, and what they hold is the document author's choice. */
export type IslandComponent = ComponentType<Record<string, unknown>>

/** The module of every interactive part that an article may hold, loaded when the first one of its kind comes into view. */
export const islands: Readonly<Record<IslandName, () => Promise<IslandComponent>>> = {
  'growth-explorer': async () => (await import('./growth-explorer.tsx')).GrowthExplorer,
  'step-player': async () => (await import('./player/step-player.tsx')).StepPlayer,
  'player-race': async () => (await import('./player/player-race.tsx')).PlayerRace,
  evolution: async () => (await import('./evolution/evolution.tsx')).Evolution,
  'regexp-tester': async () => (await import('./regexp/regexp-tester.tsx')).RegexpTester,
}
