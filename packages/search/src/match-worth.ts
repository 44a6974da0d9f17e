import { fields } from './index-format/postings.ts'
import { fieldWeights } from './weights.ts'

const worths = fields.map((field) => fieldWeights[field])

/** Returns the worth of a match in a field (its number in `fields`), for a share of the field from 0 to 1. */
export const matchWorth = (field: number, share: number): number => {
  const { worth, least } = worths[field] ?? { worth: 0, least: 0 }
  return worth * (least + (1 - least) * share)
}
