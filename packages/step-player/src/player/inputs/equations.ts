import type { InputKind, Parsed } from '../subject.ts'
import { parseNumbers } from './numbers.ts'

/** A system of as many equations as unknowns. */
export interface Equations {
  matrix: number[][]
  /** One column. */
  right: number[][]
}

const example = 'Write equations like this: 2 1 = 8; 1 -1 = 1'
const most = 4

/** Coefficients and right sides: `2 1 = 8; 1 -1 = 1` for 2x + y = 8 and x − y = 1. */
export const equationsInput: InputKind<Equations> = {
  label: 'Coefficients = right side; …',
  parse: (text) => {
    const parts = text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (parts.length === 0) return { fault: `There are no equations. ${example}` }
    if (parts.length > most) return { fault: `${parts.length} equations are too many to watch. Give at most ${most}.` }
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

/** The coefficients, and behind them the right side. */
const parseEquation = (text: string, { number, unknowns }: { number: number; unknowns: number }): Parsed<number[]> => {
  const [left = '', right, ...more] = text.split('=')
  if (right === undefined || more.length > 0) return { fault: `“${text}” is not an equation. ${example}` }
  const limits = { from: -99, to: 99 }
  const coefficients = parseNumbers(left, limits)
  if ('fault' in coefficients) return coefficients
  const { length } = coefficients.value
  if (length !== unknowns)
    return {
      fault: `Equation ${number} has ${length} ${length === 1 ? 'coefficient' : 'coefficients'}; give ${unknowns}, as many as there are equations.`,
    }
  const value = parseNumbers(right, { ...limits, most: 1 })
  return 'fault' in value ? value : { value: [...coefficients.value, ...value.value] }
}
