/**
 * Runs in the page: brings an element into the middle of the window, and waits until it has stood still for five frames.
 * Chromium's driver does that before each click; a click of the other drivers would go where the element was.
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
