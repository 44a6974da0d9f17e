import type { DescriptionTexts } from '../kinds/description.ts'

export const texts: DescriptionTexts = {
  allSteps: 'All steps of the example in words',
  leftOut: (steps) => `${steps} further steps are left out here.`,
}
