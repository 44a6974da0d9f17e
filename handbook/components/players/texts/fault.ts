import { faultIn } from '@dev-handbook/step-player/player/languages'
import type { FaultTexts } from './fault-texts.ts'

/** Makes a fault of an input that only one subject has. Its texts are fetched when a reader has made a mistake. */
export const fault = faultIn<FaultTexts>({
  en: () => import('./en/faults.ts'),
  ru: () => import('./ru/faults.ts'),
})
