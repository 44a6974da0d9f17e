import { congruencesInput, type CongruenceInput } from '@dev-handbook/step-player/player/inputs/congruences'
import type { InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../../texts/fault.ts'

/** The tasks of modular arithmetic that a reader may give. */
export type ModularTask =
  | { kind: 'power'; base: number; exponent: number; modulus: number }
  | { kind: 'inverse'; value: number; modulus: number }
  | { kind: 'congruences'; conditions: readonly CongruenceInput[] }

const power = /^\s*([-−]?\d{1,4})\s*(?:\^|\*\*)\s*(\d{1,4})\s+mod\s+(\d{1,4})\s*$/
const inverse = /^\s*1\s*\/\s*([-−]?\d{1,4})\s+mod\s+(\d{1,4})\s*$/

const toNumber = (text: string): number => Number(text.replace('−', '-'))

/** A power, an inverse, or conditions for one number: `5 ^ 13 mod 23`, `1 / 5 mod 23`, `2 mod 3, 3 mod 5`. */
export const modularInput: InputKind<ModularTask> = {
  label: { en: 'A power, an inverse, or conditions', ru: 'Степень, обратный элемент или условия' },
  parse: (text) => {
    const [, base, exponent, ofPower] = power.exec(text) ?? []
    const [, value, ofInverse] = inverse.exec(text) ?? []
    const modulus = Number(ofPower ?? ofInverse)
    if (modulus === 0) return fault((say) => say.modulusZero)
    if (value !== undefined && modulus === 1) return fault((say) => say.modulusOne)
    if (base !== undefined && exponent !== undefined)
      return { value: { kind: 'power', base: toNumber(base), exponent: Number(exponent), modulus } }
    if (value !== undefined) return { value: { kind: 'inverse', value: toNumber(value), modulus } }
    if (/[\^/*]/.test(text)) return fault((say) => say.notModular)
    const parsed = congruencesInput.parse(text)
    return 'fault' in parsed ? parsed : { value: { kind: 'congruences', conditions: parsed.value } }
  },
}
