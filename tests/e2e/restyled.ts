import type { Page } from 'playwright-core'
import { frames } from './rest.ts'

interface TraceEvent {
  name: string
  args: { elementCount?: number; beginData?: { frame: string } }
}

/**
 * Counts the elements whose styles the browser computes again during an action, and until two frames later. Chromium
 * only.
 */
export const restyledBy = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  // A trace also contains other tabs of the browser.
  const { frameTree } = await session.send('Page.getFrameTree')
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree' && args.beginData?.frame === frameTree.frame.id)
        counts.push(args.elementCount ?? 0)
  })
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await act()
  await frames(page)
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return counts.reduce((sum, count) => sum + count, 0)
}
