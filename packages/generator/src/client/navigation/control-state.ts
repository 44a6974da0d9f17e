type Control = HTMLDetailsElement | HTMLInputElement | HTMLSelectElement

/**
 * What the reader opens, chooses and types in an article: answers and other folds, a level, tabs, the field of a list.
 * Islands see to their own; groups of tabs follow the last choice on any page.
 */
const controls = (): Control[] => [
  ...document.querySelectorAll<Control>(
    'main article :is(details, [type="radio"], [data-filter], [data-subject]):not([data-island] *, [data-group] *, dialog *)',
  ),
]

/** The property of a control that says what the reader has made of it. */
const keyOf = ({ type }: Partial<HTMLInputElement>) =>
  type === undefined ? 'open' : type === 'radio' ? 'checked' : 'value'

/** Returns the states of an article's controls, in their order. */
export const captureControls = (): unknown[] => controls().map((control) => Reflect.get(control, keyOf(control)))

/** Puts captured states back into an article that has the same controls. What a reader who has acted since has opened stays open. */
export const restoreControls = (states: unknown[] = [], acted = false): void => {
  const found = controls()
  if (found.length === states.length)
    found.forEach(
      (control, at) =>
        (acted && Reflect.get(control, keyOf(control))) || Reflect.set(control, keyOf(control), states[at]),
    )
}
