/** Whether this browser lacks what a sample needs: a global, or a frame's right to take the focus, which WebKit refuses. */
export const isLacking = (feature: string | undefined): boolean =>
  feature !== undefined && (feature === 'focus' ? navigator.vendor.startsWith('Apple') : !(feature in globalThis))

/** Shows a control of an article, which does nothing without script and so starts hidden. */
export const showControl = (control: HTMLElement): void => {
  control.hidden = isLacking(control.dataset['feature'])
}
