import type { InputKind } from '../subject.ts'

export interface CongruenceInput {
  remainder: number
  modulus: number
}

const example = '2 mod 3, 3 mod 5'
const mostNumbers = 120

/** Remainders by modulus: `2 mod 3, 3 mod 5`. The moduli multiply to few enough numbers to be drawn. */
export const congruencesInput: InputKind<CongruenceInput[]> = {
  label: 'remainder mod modulus, …',
  parse: (text) => {
    const congruences: CongruenceInput[] = []
    for (const part of text
      .split(/[,;]/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')) {
      const [, remainder, modulus] = /^([-−]?\d{1,3})\s+mod\s+(\d{1,3})$/.exec(part) ?? []
      if (remainder === undefined || modulus === undefined)
        return { fault: `“${part}” is not a condition. Write a remainder and a modulus: ${example}` }
      if (Number(modulus) === 0) return { fault: `“${part}”: nothing can be divided by 0. Give a modulus from 1.` }
      congruences.push({ remainder: Number(remainder.replace('−', '-')), modulus: Number(modulus) })
    }
    if (congruences.length === 0) return { fault: `There are no conditions. Write some: ${example}` }
    const product = congruences.reduce((numbers, { modulus }) => numbers * modulus, 1)
    if (product > mostNumbers)
      return {
        fault: `The moduli multiply to ${product}, too many numbers to watch. Keep the product at most ${mostNumbers}.`,
      }
    return { value: congruences }
  },
}
