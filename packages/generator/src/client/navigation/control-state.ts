import type { IslandElement } from './island-element.ts'

type Control = HTMLDetailsElement | HTMLInputElement | HTMLSelectElement | IslandElement

/**
 * The controls of an article that the reader opens, chooses or fills in: answers and other folds, a level, tabs, the
 * field of a list. An island restores its own controls from what it keeps (`island-element.ts`), and groups of tabs
 * follow the last choice on any page. The output of a sample is not there when the page is opened again.
 */
const controls = (): Control[] => [
  ...document.querySelectorAll<Control>(
    'main article :is(details, [type="radio"], [data-filter], [data-subject], [data-island]):not([data-island] *, [data-group] *, dialog *, .run-panel *)',
  ),
]

/** Returns the name of the property that holds a control's state. */
const keyOf = ({ type, localName }: Partial<HTMLInputElement>) =>
  type === undefined ? (localName === 'details' ? 'open' : 'kept') : type === 'radio' ? 'checked' : 'value'

/** Returns the states of an article's controls, in their order. */
export const captureControls = (): unknown[] => controls().map((control) => Reflect.get(control, keyOf(control)))

/**
 * Restores captured states in an article with the same controls. If the reader has already acted, controls that are
 * already open, checked or filled in keep their state.
 */
export const restoreControls = (states: unknown[] = [], acted = false): void => {
  const found = controls()
  if (found.length === states.length)
    found.forEach(
      (control, at) =>
        (acted && Reflect.get(control, keyOf(control))) || Reflect.set(control, keyOf(control), states[at]),
    )
}
