type Control = HTMLSelectElement | HTMLInputElement

/**
 * Reads the reader's changes in a still picture: the focused control, and typed or chosen values. Returns a function
 * that repeats them in the live player, which has the same controls. Call that function once the live player is in
 * place.
 */
export const carryOver = (still: Element | null): (() => void) => {
  const place = still?.parentElement
  const controls = [...controlsOf(still)]
  const focused = controls.find(([, control]) => control === document.activeElement)?.[0]
  const changed = controls.flatMap(([name, control]) =>
    isField(control) && control.value !== firstValue(control) ? [[name, control.value] as const] : [],
  )
  return () => {
    const live = controlsOf(place)
    for (const [name, value] of changed) {
      const field = live.get(name)
      if (field && isField(field)) change(field, value)
    }
    live.get(focused ?? '')?.focus({ preventScroll: true })
  }
}

/** Controls by name. Controls with the same name are told apart by their order. */
const controlsOf = (place: Element | null | undefined): Map<string, HTMLElement> => {
  const controls = new Map<string, HTMLElement>()
  for (const control of place?.querySelectorAll<HTMLElement>('select, input, button, [tabindex]') ?? []) {
    let name = `${control.tagName} ${control.getAttribute('aria-label')}`
    while (controls.has(name)) name += '+'
    controls.set(name, control)
  }
  return controls
}

const isField = (control: HTMLElement): control is Control => control.matches('select, input')

const firstValue = (control: Control): string =>
  (control instanceof HTMLSelectElement
    ? control.querySelector<HTMLOptionElement>('[selected]')?.value
    : control.getAttribute('value')) ?? ''

/**
 * Changes a field as a reader would. The native setter is called, because React overrides the property of the element
 * and would not notice a change through it.
 */
const change = (field: Control, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
