/**
 * Runs in the page: brings an element into the middle of the window, and waits until the element has not moved for five
 * frames. Chromium's driver does so before each click. The other drivers would click at the element's old place.
 */
export const holdStill = async (selector: string): Promise<void> => {
  const place = () => {
    const { x, y } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return `${x} ${y}`
  }
  document.querySelector(selector)?.scrollIntoView({ block: 'center' })
  let last = ''
  for (let still = 0; still < 5;) {
    await new Promise(requestAnimationFrame)
    const now = place()
    still = now === last ? still + 1 : 0
    last = now
  }
}
