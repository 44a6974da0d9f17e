/** Texts that the build writes around the list of all steps, in one language. */
export interface DescriptionTexts {
  /** Title of the fold with all steps of the first example. */
  allSteps: string
  /** Says how many steps the list leaves out. */
  leftOut: (steps: number) => string
}
