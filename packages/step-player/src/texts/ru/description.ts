import type { DescriptionTexts } from '../kinds/description.ts'

export const texts: DescriptionTexts = {
  allSteps: 'Все шаги примера словами',
  leftOut: (steps) => `Пропущено шагов: ${steps}.`,
}
