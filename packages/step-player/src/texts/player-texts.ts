import { chromeLanguageOf, type ChromeLanguage } from '@dev-handbook/generator/model/language'
import { texts as enDescription } from './en/description.ts'
import { texts as enPlayer } from './en/player.ts'
import { texts as enRace } from './en/race.ts'
import type { DescriptionTexts } from './kinds/description.ts'
import type { PlayerTexts } from './kinds/player.ts'
import type { RaceTexts } from './kinds/race.ts'
import { texts as ruDescription } from './ru/description.ts'
import { texts as ruPlayer } from './ru/player.ts'
import { texts as ruRace } from './ru/race.ts'

const players: Record<ChromeLanguage, PlayerTexts> = { en: enPlayer, ru: ruPlayer }
const races: Record<ChromeLanguage, RaceTexts> = { en: enRace, ru: ruRace }
const descriptions: Record<ChromeLanguage, DescriptionTexts> = { en: enDescription, ru: ruDescription }

/** Texts of players. Languages without texts get English, here and below. `lang` is a BCP 47 tag. */
export const playerTexts = (lang: string): PlayerTexts => players[chromeLanguageOf(lang)]

/** Texts of races. */
export const raceTexts = (lang: string): RaceTexts => races[chromeLanguageOf(lang)]

/** Texts around the list of all steps. */
export const descriptionTexts = (lang: string): DescriptionTexts => descriptions[chromeLanguageOf(lang)]
