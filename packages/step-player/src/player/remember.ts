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
