import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'

const browser = useBrowser()
const paths = ['/docs/links', '/docs/guide/docker', '/docs/tags', '/docs/cheatsheet/regexp', '/']

it('uses no more memory after 300 navigations', async () => {
  const page = await browser.open('/')
  await hydrated(page)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const heap = async () => {
    // The browser's own list of fetched files does not count as memory of the page.
    await page.evaluate(() => performance.clearResourceTimings())
    for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
  const nodes = async () => (await session.send('Memory.getDOMCounters')).nodes
  const navigate = (times: number) =>
    page.evaluate(
      async ({ paths, times }) => {
        for (let turn = 0; turn < times; turn++) {
          await navigation.navigate(paths[turn % paths.length] as string, { history: 'replace' }).finished
        }
      },
      { paths, times },
    )
  await navigate(150)
  const [before, nodesBefore] = [await heap(), await nodes()]
  await navigate(300)
  const after = await heap()
  expect(after / before, `${before} bytes before, ${after} after`).toBeLessThan(1.1)
  expect((await nodes()) / nodesBefore).toBeLessThan(1.2)
})
