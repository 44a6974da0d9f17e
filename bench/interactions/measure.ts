import type { QuietBrowser, QuietPage } from '../peers/quiet-browser.ts'
import { type Hand, handOf } from './hand.ts'
import type { Interaction } from './interactions.ts'

/** Milliseconds from an input to the next paint, as Event Timing gives them, in steps of 8. */
export interface InputTimes {
  total: number
  /** Until the page's listeners begin. */
  delay: number
  /** Until the last listener has returned. */
  work: number
  /** Until what has changed is on the screen. */
  paint: number
}

/** Milliseconds of processor time of the page's main thread, on a processor that is not slowed down. */
export interface InputCosts {
  script: number
  style: number
  layout: number
  /** Everything, with what the three others do not count, such as painting. */
  task: number
}

/** Event Timing tells nothing of inputs that took less. */
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
  // The events of one press come one after the other, and what they do is painted together.
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
  // A page that is not in front gets no frames.
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

/** Has the page ready, the pointer in its place, and nothing going on. Returns how to do the input. */
const approach = async (hand: Hand, { prepare, input }: Interaction): Promise<() => Promise<void>> => {
  await prepare?.(hand)
  if ('press' in input) await hand.aim(input.press)
  await hand.rest()
  return () => ('press' in input ? hand.press() : hand.key(input.key))
}

/** Does an interaction `count` times on a page of a slowed-down processor, and returns what each of them took. */
export const measureTimes = async (browser: QuietBrowser, place: Place, count: number): Promise<InputTimes[]> => {
  const { tab, hand, go } = await open(browser, place, 4)
  const times: InputTimes[] = []
  // The first one compiles what the others run, and is left out.
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

/** Does an interaction `count` times, and returns what each of them cost until the second frame after it. */
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
