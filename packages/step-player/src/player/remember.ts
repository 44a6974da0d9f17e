import type { Moment } from './subject.ts'

/** The memory of a run, whose type does not depend on the input. */
type Kept = Pick<Moment<unknown>, 'memory'>

/**
 * Every variable with its value when it was last in scope. A picture keeps these values while another function runs.
 */
export const remember = <L>(moment: Kept, locals: L): Partial<L> => {
  const known = { ...(moment.memory.get('known') as Partial<L> | undefined), ...locals }
  moment.memory.set('known', known)
  return known
}

/** A value of the run that is made at the first step that needs it. */
export const runValue = <T>(moment: Kept, name: string, make: () => T): T => {
  const known = moment.memory.get(name) as T | undefined
  if (known !== undefined) return known
  const made = make()
  moment.memory.set(name, made)
  return made
}

/** A question that a later step answers: `confirm` after a yes, `reply` after a no that has no statement of its own. */
export const ask = (moment: Kept, question: string): string => {
  moment.memory.set('asked', true)
  return question
}

/** The sentence of the statement that runs only after a yes. */
export const confirm = (moment: Kept, words: string): string => {
  moment.memory.set('asked', false)
  return words
}

/** “No. ” when the last question has not been answered, otherwise an empty text. */
export const reply = (moment: Kept): string => {
  const isOpen = moment.memory.get('asked') === true
  moment.memory.set('asked', false)
  return isOpen ? 'No. ' : ''
}
