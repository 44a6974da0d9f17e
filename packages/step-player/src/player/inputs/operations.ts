import type { InputKind, Parsed } from '../subject.ts'
import { inputFault } from '../languages.ts'

/** One call: its name and its values. */
export interface Operation {
  verb: string
  args: string[]
  /** The call runs before the first step: it builds the state that the player starts with. */
  isGiven?: true
}

interface OperationRules {
  /**
   * The allowed calls, with the number of values of each: `push: 1`, `pop: 0`. With `many`, each value becomes a call
   * of its own.
   */
  verbs: Readonly<Record<string, number | 'many'>>
  /** Largest number of calls. */
  most?: number
  /** Values are whole numbers from −999 to 999, or short words. */
  values: 'numbers' | 'words'
}

/** Calls, separated by commas: `push 5 8, pop`. The calls before a colon run without steps: `push 5 8: pop`. */
export const operationsInput = (rules: OperationRules): InputKind<Operation[]> => ({
  label: { en: `Calls: ${callsOf(rules)}`, ru: `Вызовы: ${callsOf(rules)}` },
  parse: (text) => {
    const colon = text.indexOf(':')
    if (colon < 0) return parseOperations(text, rules)
    const given = parseOperations(text.slice(0, colon), rules)
    const asked = parseOperations(text.slice(colon + 1), rules)
    if ('fault' in given) return given
    return 'fault' in asked
      ? asked
      : { value: [...given.value.map((call) => ({ ...call, isGiven: true as const })), ...asked.value] }
  },
})

const callsOf = ({ verbs }: OperationRules): string =>
  Object.entries(verbs)
    .map(([verb, count]) => (count === 0 ? verb : `${verb} …`))
    .join(', ')

const parseOperations = (text: string, { verbs, most = 16, values }: OperationRules): Parsed<Operation[]> => {
  const operations: Operation[] = []
  for (const part of text
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')) {
    const [verb = '', ...args] = part.replaceAll('−', '-').split(/\s+/)
    const count = verbs[verb]
    if (count === undefined) return inputFault((say) => say.notCall(verb, Object.keys(verbs).join(', ')))
    const wrong = args.find(
      (arg) => !(values === 'numbers' ? /^-?\d{1,3}$/ : /^(?:-?[\p{L}\d][\p{L}\d-]{0,7}|[()[\]{}])$/u).test(arg),
    )
    if (wrong !== undefined)
      return inputFault((say) => (values === 'numbers' ? say.notCallNumber(wrong) : say.notShortWord(wrong)))
    if (count === 'many' ? args.length === 0 : args.length !== count)
      return inputFault((say) => say.wrongValues({ call: part, verb, count }))
    operations.push(...(count === 'many' ? args.map((arg) => ({ verb, args: [arg] })) : [{ verb, args }]))
  }
  if (operations.length === 0) return inputFault((say) => say.noCalls(Object.keys(verbs)[0] ?? ''))
  return operations.length > most
    ? inputFault((say) => say.tooManyCalls(operations.length, most))
    : { value: operations }
}

/** Some numbers in random order, without repetition. */
export const randomNumbers = (count: number, below = 100): string => {
  const numbers = new Set<number>()
  while (numbers.size < count) numbers.add(1 + Math.floor(Math.random() * (below - 1)))
  return [...numbers].join(' ')
}
