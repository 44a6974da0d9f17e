import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../../bootstrap/browser.mjs'
import type { AccessibleNode, Engine } from './engine.ts'
import { sharedByFiles } from './shared-by-files.ts'

const browser = sharedByFiles(async (): Promise<Browser> => {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium or Chrome found: set CHROME_PATH to its executable.')
  return chromium.launch({ executablePath, args: ['--no-sandbox'], handleSIGTERM: false })
})

/** A page of Chromium, with storage of its own. */
export const startChromium = async (): Promise<Engine> => {
  const context = await (await browser()).newContext()
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)

  const accessibleNodes = async (selector: string): Promise<AccessibleNode[]> => {
    const { root } = await protocol.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await protocol.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    const found = nodeIds.map(async (nodeId) => {
      const { nodes } = await protocol.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
      const [node] = nodes
      return node && !node.ignored ? [{ role: String(node.role?.value), name: String(node.name?.value) }] : []
    })
    return (await Promise.all(found)).flat()
  }

  return {
    close: () => context.close(),
    page: {
      open: async (address) => void (await page.goto(address)),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack()),
      forward: async () => void (await page.goForward()),
      evaluate: (run, input) => page.evaluate(run as never, input) as never,
      click: (selector) => page.click(selector),
      press: (keys) => page.keyboard.press(keys),
      type: (text) => page.keyboard.type(text),
      resize: (size) => page.setViewportSize(size),
      print: () => page.pdf({ format: 'A4' }),
      accessibleNodes,
    },
  }
}
