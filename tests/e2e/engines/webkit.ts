import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { vi } from 'vitest'
import { findWebKit } from '../../../bootstrap/engines.mjs'
import type { Engine } from './engine.ts'
import { holdStill } from './hold-still.ts'
import { openSession } from './web-driver.ts'

const screenSize = '1600x1200x24'

/** Starts WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
export const startWebKit = async (): Promise<Engine> => {
  const found = findWebKit()
  if (!found) throw new Error('WebKit is not installed.')
  // The X server chooses a free display, and writes its number.
  const screen = spawn(found.screen, ['-displayfd', '3', '-screen', '0', screenSize, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Without a graphics card, composited layers are drawn by the processor: three times the work for each frame.
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const origin = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(isReady, { timeout: 30_000 })
  const session = await openSession(origin, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: found.browser,
      // Transitions between documents crash version 2.50 of WebKitGTK, even on a page of two lines.
      args: ['--automation', '--features=-CrossDocumentViewTransitions'],
    },
  })
  const { post } = session
  const evaluate = async (run: unknown, input: unknown) =>
    post('/execute/sync', { script: `return (${String(run)}).apply(null, arguments)`, args: [input] })
  return {
    close: async () => {
      await session.end()
      for (const program of [driver, screen]) {
        const ended = once(program, 'exit')
        program.kill()
        await ended
      }
    },
    page: {
      open: async (address) => void (await post('/url', { url: address })),
      reload: async () => void (await post('/refresh')),
      back: async () => void (await post('/back')),
      forward: async () => void (await post('/forward')),
      evaluate: (run, input) => evaluate(run, input) as never,
      click: async (selector) => {
        await evaluate(holdStill, selector)
        await post(`/element/${await session.find(selector)}/click`)
      },
      press: async (keys) => void (await session.pressAll(keys.split('+'))),
      type: async (text) => {
        for (const letter of text) await session.pressAll([letter])
      },
      resize: async (size) => {
        const sizes = () =>
          evaluate(
            () => ({
              inner: { width: innerWidth, height: innerHeight },
              outer: { width: outerWidth, height: outerHeight },
            }),
            undefined,
          ) as Promise<{ inner: Size; outer: Size }>
        const { inner, outer } = await sizes()
        await resizeWindow(size, {
          bars: difference(outer, inner),
          setSize: async (next) => (await post('/window/rect', next)) as Size,
          innerSize: async () => (await sizes()).inner,
        })
      },
      accessibleNodes: session.accessibleNodes,
      print: async () => Buffer.from(String(await post('/print', { page: { width: 21, height: 29.7 } })), 'base64'),
    },
  }
}

interface Size {
  width: number
  height: number
}

const difference = (a: Size, b: Size): Size => ({ width: a.width - b.width, height: a.height - b.height })
const areEqual = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height

/**
 * Gives the page a size. The driver does not wait for a page that is slow to lay out, so the page can still have its
 * old size. A window that cannot become as small as it should keeps its smallest size: then the driver gives the same
 * answer twice.
 */
const resizeWindow = async (
  { width, height }: Size,
  window: { bars: Size; setSize: (outer: Size) => Promise<Size>; innerSize: () => Promise<Size> },
): Promise<void> => {
  const outer = { width: width + window.bars.width, height: height + window.bars.height }
  let last = { width: 0, height: 0 }
  const isDone = async () => {
    const answer = await window.setSize(outer)
    const isSettled = areEqual(answer, outer) || areEqual(answer, last)
    last = answer
    return isSettled && areEqual(await window.innerSize(), difference(answer, window.bars))
  }
  await vi.waitUntil(isDone, { timeout: 150_000 })
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
