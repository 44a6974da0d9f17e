/**
 * Whether this browser lacks a feature that a sample needs: a global, or the right of a frame to take the focus, which
 * WebKit refuses.
 */
export const isLacking = (feature: string | undefined): boolean =>
  feature !== undefined && (feature === 'focus' ? navigator.vendor.startsWith('Apple') : !(feature in globalThis))

/** Shows a control of an article. It starts hidden, because it does nothing without scripts. */
export const showControl = (control: HTMLElement): void => {
  control.hidden = isLacking(control.dataset['feature'])
}
