import type { InputKind, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'
import { parseNumbers } from './numbers.ts'

/** A system of equations with as many equations as unknowns. */
export interface Equations {
  matrix: number[][]
  /** The right sides, as a matrix of one column. */
  right: number[][]
}

const most = 4

/** Coefficients and right sides: `2 1 = 8; 1 -1 = 1` for 2x + y = 8 and x − y = 1. */
export const equationsInput: InputKind<Equations> = {
  label: { en: 'Coefficients = right side; …', ru: 'Коэффициенты = правая часть; …' },
  parse: (text) => {
    const parts = text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (parts.length === 0) return inputFault((say) => say.noEquations)
    if (parts.length > most) return inputFault((say) => say.tooManyEquations(parts.length, most))
    const equations: Equations = { matrix: [], right: [] }
    for (const [index, part] of parts.entries()) {
      const equation = parseEquation(part, { number: index + 1, unknowns: parts.length })
      if ('fault' in equation) return equation
      equations.matrix.push(equation.value.slice(0, -1))
      equations.right.push(equation.value.slice(-1))
    }
    return { value: equations }
  },
}

/** Returns the coefficients, followed by the right side. */
const parseEquation = (text: string, { number, unknowns }: { number: number; unknowns: number }): Parsed<number[]> => {
  const [left = '', right, ...more] = text.split('=')
  if (right === undefined || more.length > 0) return inputFault((say) => say.notEquation(text))
  const limits = { from: -99, to: 99 }
  const coefficients = parseNumbers(left, limits)
  if ('fault' in coefficients) return coefficients
  const { length } = coefficients.value
  if (length !== unknowns) return inputFault((say) => say.wrongCoefficients({ number, count: length, unknowns }))
  const value = parseNumbers(right, { ...limits, most: 1 })
  return 'fault' in value ? value : { value: [...coefficients.value, ...value.value] }
}
