import type { Moment } from './subject.ts'

/** What is kept does not depend on the input. */
type Kept = Pick<Moment<unknown>, 'memory'>

/** Every variable as it was when it was last in scope: what a picture keeps while another function runs. */
export const remember = <L>(moment: Kept, locals: L): Partial<L> => {
  const known = { ...(moment.memory.get('known') as Partial<L> | undefined), ...locals }
  moment.memory.set('known', known)
  return known
}

/** A value that belongs to the run and is made at its first step. */
export const runValue = <T>(moment: Kept, name: string, make: () => T): T => {
  const known = moment.memory.get(name) as T | undefined
  if (known !== undefined) return known
  const made = make()
  moment.memory.set(name, made)
  return made
}

/** A question that a later step answers: `confirm` after a yes, `reply` where there is no statement for a no. */
export const ask = (moment: Kept, question: string): string => {
  moment.memory.set('asked', true)
  return question
}

/** The sentence of the statement that only a yes leads to. */
export const confirm = (moment: Kept, words: string): string => {
  moment.memory.set('asked', false)
  return words
}

/** “No. ” when the last question has not been answered, and nothing otherwise. */
export const reply = (moment: Kept): string => {
  const isOpen = moment.memory.get('asked') === true
  moment.memory.set('asked', false)
  return isOpen ? 'No. ' : ''
}
