import type { QuietPage } from '../peers/quiet-browser.ts'

/** Time limit in milliseconds for everything in the page that an interaction needs. */
const patience = 60_000

/** Acts on a page like a reader, and reads the state of the page. */
export interface Hand {
  /** Value of an expression in the page. A promise is awaited. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Waits until an expression is true. Throws an `Error` with the expression after a minute. */
  waitFor: (expression: string) => Promise<void>
  /** Scrolls the first visible element that matches a selector into the window, and moves the pointer to its middle. */
  aim: (selector: string) => Promise<void>
  /** Presses and releases the mouse button at the pointer. */
  press: () => Promise<void>
  click: (selector: string) => Promise<void>
  /** Presses and releases a key: a letter, or a name such as `Escape`. */
  key: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** Waits until the page is idle. */
  rest: () => Promise<void>
}

const keyCodes: Readonly<Record<string, number>> = { Escape: 27, Backspace: 8 }

/** Expression that returns the first visible element that matches a selector. Runs in the page. */
const find = (selector: string): string => `(() => {
  const isVisible = (element) => element.checkVisibility() && element.getClientRects().length > 0
  return [...document.querySelectorAll(${JSON.stringify(selector)})].find(isVisible)
})()`

/** Number of checks in a row, 50 ms apart, that must find the page idle, and the longest wait in milliseconds. */
const freeTimes = 5
const mostRest = 5000

/** Returns the hand of a page. It uses only commands to the page itself, so that nothing slows the page down. */
export const handOf = ({ send }: Pick<QuietPage, 'send'>): Hand => {
  let place = { x: 0, y: 0 }
  const evaluate: Hand['evaluate'] = async <Value>(expression: string) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(`The page failed at ${expression}: ${JSON.stringify(exceptionDetails)}`)
    return (result as { value: Value }).value
  }
  const waitFor: Hand['waitFor'] = async (expression) => {
    const limit = performance.now() + patience
    while (!(await evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (performance.now() > limit) throw new Error(`The page did not reach this state within a minute: ${expression}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const mouse = (type: string, button = 'left') =>
    send('Input.dispatchMouseEvent', { type, ...place, button, clickCount: type === 'mouseMoved' ? 0 : 1 })
  const aim: Hand['aim'] = async (selector) => {
    await waitFor(find(selector))
    const into = `${find(selector)}.scrollIntoView({ block: 'center', behavior: 'instant' })`
    const middle = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))`
    // Scrolling may lay out more parts, which move the element once more.
    for (let round = 0; round < 2; round++) {
      await evaluate(`(() => { const { top, bottom } = ${find(selector)}.getBoundingClientRect()
        if (top < 80 || bottom > innerHeight) ${into} })()`)
      await frames()
    }
    place = await evaluate(`${middle}(${find(selector)}.getBoundingClientRect())`)
    await mouse('mouseMoved', 'none')
  }
  const press: Hand['press'] = async () => {
    await mouse('mousePressed')
    await mouse('mouseReleased')
  }
  const frames = () => evaluate('new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(() => r())))')
  const key: Hand['key'] = async (key) => {
    const text = key.length === 1 ? { text: key, windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0) } : {}
    const event = { key, windowsVirtualKeyCode: keyCodes[key] ?? 0, ...text }
    await send('Input.dispatchKeyEvent', { type: key.length === 1 ? 'keyDown' : 'rawKeyDown', ...event })
    await send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: event.windowsVirtualKeyCode })
  }
  return {
    evaluate,
    waitFor,
    aim,
    press,
    click: async (selector) => {
      await aim(selector)
      await press()
    },
    key,
    type: async (text) => {
      for (const letter of text) await key(letter)
    },
    rest: async () => {
      await evaluate(`new Promise((done) => {
        const limit = performance.now() + ${mostRest}
        let free = 0
        const look = () => requestIdleCallback((deadline) => {
          free = deadline.timeRemaining() > 5 ? free + 1 : 0
          if (free === ${freeTimes} || performance.now() > limit) done()
          else setTimeout(look, 50)
        }, { timeout: 500 })
        look()
      })`)
    },
  }
}
