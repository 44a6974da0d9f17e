import type { RaceTexts } from '../../texts/kinds/race.ts'
import type { TextModules } from '../languages.ts'

/** Texts of races. */
export const raceTextModules: TextModules<RaceTexts> = {
  en: () => import('../../texts/en/race.ts'),
  ru: () => import('../../texts/ru/race.ts'),
}
