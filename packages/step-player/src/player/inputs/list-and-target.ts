import type { InputFault, InputKind, Name, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'
import { parseNumbers, type NumberLimits } from './numbers.ts'

export interface ListAndTarget {
  list: number[]
  target: number
}

/** Name of the field, and the message for a text in another form. */
const finding: { label: Name; otherForm: { fault: InputFault } } = {
  label: { en: 'Find a number in a list', ru: 'Найти число в списке' },
  otherForm: inputFault((say) => say.finding),
}

/** An ordered list and a number to find: `23 in 2, 5, 8, 12, 23`. */
export const listAndTargetInput = (limits: NumberLimits, { label, otherForm } = finding): InputKind<ListAndTarget> => ({
  label,
  parse: (text): Parsed<ListAndTarget> => {
    const [wanted, list, ...more] = text.split(/\s+in\s+/i)
    if (wanted === undefined || list === undefined || more.length > 0) return otherForm
    const target = parseNumbers(wanted, { ...limits, least: 1, most: 1 })
    if ('fault' in target) return target
    const values = parseNumbers(list, limits)
    if ('fault' in values) return values
    return { value: { list: values.value, target: target.value[0] ?? 0 } }
  },
})
