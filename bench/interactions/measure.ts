import type { QuietBrowser, QuietPage } from '../peers/quiet-browser.ts'
import { type Hand, handOf } from './hand.ts'
import type { Interaction } from './interactions.ts'

/** Milliseconds from an input to the next paint, as Event Timing reports them, in steps of 8. */
export interface InputTimes {
  total: number
  /** Until the first listener of the page starts. */
  delay: number
  /** Until the last listener has returned. */
  work: number
  /** Until the change is on the screen. */
  paint: number
}

/** Milliseconds of processor time of the page's main thread, without a slowdown of the processor. */
export interface InputCosts {
  script: number
  style: number
  layout: number
  /** The total, including work that the other three do not count, such as painting. */
  task: number
}

/** Event Timing does not report inputs that took less time. */
const leastTime = 16

/** Runs in the page before anything else. */
const observe = `
  globalThis.inputs = []
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration, processingStart, processingEnd } of list.getEntries())
      if (interactionId) inputs.push({ startTime, duration, processingStart, processingEnd })
  }).observe({ type: 'event', durationThreshold: ${leastTime}, buffered: true })
`

interface Entry {
  startTime: number
  duration: number
  processingStart: number
  processingEnd: number
}

const timesOf = (entries: readonly Entry[]): InputTimes => {
  const longest = entries.toSorted((a, b) => b.duration - a.duration)[0]
  if (!longest) return { total: leastTime, delay: 0, work: 0, paint: leastTime }
  // The events of a press come one after another, and their changes are painted together.
  const frame = longest.startTime + longest.duration
  const together = entries.filter(({ startTime }) => startTime <= frame)
  const start = Math.min(...together.map(({ processingStart }) => processingStart))
  const end = Math.min(frame, Math.max(...together.map(({ processingEnd }) => processingEnd)))
  const delay = Math.max(0, start - longest.startTime)
  const work = Math.max(0, end - longest.startTime - delay)
  return { total: longest.duration, delay, work, paint: Math.max(0, longest.duration - delay - work) }
}

interface Place {
  origin: string
  page: string
  interaction: Interaction
}

const open = async (browser: QuietBrowser, { origin, page, interaction }: Place, slowdown: number) => {
  const tab = await browser.open()
  const { send } = tab
  await send('Page.enable')
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `{${observe}}` })
  const { width = 1280 } = interaction
  await send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false })
  // A page in the background gets no frames.
  await send('Page.bringToFront')
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const hand = handOf(tab)
  const address = `${origin}/docs/${page}`
  const go = async (): Promise<void> => {
    if ((await hand.evaluate<string>('location.href')) === address) return
    await send('Page.navigate', { url: address })
    await hand.waitFor(`location.href === ${JSON.stringify(address)} && 'hydrated' in document.documentElement.dataset`)
    await hand.rest()
  }
  return { tab, hand, go }
}

/**
 * Prepares the page, moves the pointer to its place, and waits until the page is idle. Returns a function that does the
 * input.
 */
const approach = async (hand: Hand, { prepare, input }: Interaction): Promise<() => Promise<void>> => {
  await prepare?.(hand)
  if ('press' in input) await hand.aim(input.press)
  await hand.rest()
  return () => ('press' in input ? hand.press() : hand.key(input.key))
}

/** Does an interaction `count` times on a page with a slowed processor, and returns the times of each. */
export const measureTimes = async (browser: QuietBrowser, place: Place, count: number): Promise<InputTimes[]> => {
  const { tab, hand, go } = await open(browser, place, 4)
  const times: InputTimes[] = []
  // The first round is left out, because it compiles code that the others run.
  for (let round = 0; round <= count; round++) {
    await go()
    const act = await approach(hand, place.interaction)
    const start = await hand.evaluate<number>('performance.now()')
    await act()
    const entries = await hand.evaluate<Entry[]>(`new Promise((done) => {
      const since = () => inputs.filter(({ startTime }) => startTime > ${start})
      const until = performance.now() + 1500
      const look = () => (since().length > 0 || performance.now() > until ? setTimeout(() => done(since()), 250) : setTimeout(look, 20))
      requestAnimationFrame(() => setTimeout(look, 50))
    })`)
    if (round > 0) times.push(timesOf(entries))
    await place.interaction.restore?.(hand)
  }
  await tab.close()
  return times
}

const readCosts = async ({ send }: QuietPage): Promise<InputCosts> => {
  const { metrics } = (await send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] }
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return {
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    task: of('TaskDuration'),
  }
}

/** Does an interaction `count` times, and returns the cost of each until the second frame after it. */
export const measureCosts = async (browser: QuietBrowser, place: Place, count: number): Promise<InputCosts[]> => {
  const { tab, hand, go } = await open(browser, place, 1)
  await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
  const costs: InputCosts[] = []
  for (let round = 0; round <= count; round++) {
    await go()
    const act = await approach(hand, place.interaction)
    const before = await readCosts(tab)
    await act()
    await hand.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    )
    const after = await readCosts(tab)
    const { script, style, layout, task } = before
    if (round > 0)
      costs.push({
        script: after.script - script,
        style: after.style - style,
        layout: after.layout - layout,
        task: after.task - task,
      })
    await place.interaction.restore?.(hand)
  }
  await tab.close()
  return costs
}
