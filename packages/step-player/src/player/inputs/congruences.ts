import type { InputKind } from '../subject.ts'
import { inputFault } from '../languages.ts'

export interface CongruenceInput {
  remainder: number
  modulus: number
}

const example = '2 mod 3, 3 mod 5'
const mostNumbers = 120

/**
 * Remainders by modulus: `2 mod 3, 3 mod 5`. The product of the moduli is limited, so that all numbers can be drawn.
 */
export const congruencesInput: InputKind<CongruenceInput[]> = {
  label: { en: 'remainder mod modulus, …', ru: 'остаток mod модуль, …' },
  parse: (text) => {
    const congruences: CongruenceInput[] = []
    for (const part of text
      .split(/[,;]/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')) {
      const [, remainder, modulus] = /^([-−]?\d{1,3})\s+mod\s+(\d{1,3})$/.exec(part) ?? []
      if (remainder === undefined || modulus === undefined) return inputFault((say) => say.notCondition(part, example))
      if (Number(modulus) === 0) return inputFault((say) => say.modulusZero(part))
      congruences.push({ remainder: Number(remainder.replace('−', '-')), modulus: Number(modulus) })
    }
    if (congruences.length === 0) return inputFault((say) => say.noConditions(example))
    const product = congruences.reduce((numbers, { modulus }) => numbers * modulus, 1)
    if (product > mostNumbers) return inputFault((say) => say.productTooLarge(product, mostNumbers))
    return { value: congruences }
  },
}
