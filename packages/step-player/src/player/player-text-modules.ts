import type { PlayerTexts } from '../texts/kinds/player.ts'
import type { TextModules } from './languages.ts'

/** Texts of players. */
export const playerTextModules: TextModules<PlayerTexts> = {
  en: () => import('../texts/en/player.ts'),
  ru: () => import('../texts/ru/player.ts'),
}
