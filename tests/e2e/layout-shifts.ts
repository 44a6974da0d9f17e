import type { Page } from 'playwright-core'
import { frames, idle } from './rest.ts'

declare global {
  var takeShifts: () => string[]
}

/** Runs in the page: records each layout shift from now on, with the elements that have moved. */
const note = (): void => {
  const shifts: string[] = []
  const keep = (entries: PerformanceEntryList): void => {
    for (const entry of entries as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]) {
      shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '')].join('\n'))
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  globalThis.takeShifts = () => {
    keep(observer.takeRecords())
    return shifts
  }
}

/** Records the layout shifts of every page that is loaded from now on. */
export const noteShifts = (page: Page) => page.addInitScript(note)

/** Records the layout shifts of the present page, including earlier ones. */
export const noteShiftsFromNow = (page: Page) => page.evaluate(note)

/** The shifts so far, once the page has come to rest. */
export const shiftsOf = async (page: Page): Promise<string[]> => {
  await idle(page)
  await frames(page, 5)
  return page.evaluate(() => globalThis.takeShifts())
}
