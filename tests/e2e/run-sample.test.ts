import { expect, it } from 'vitest'
import { rulesForPieces, violationsOf } from './axe.ts'
import { hydrated, useBrowser } from './browser.ts'
import { endOf, linesOf, pressRun, putCode, runCode, runPath } from './run-page.ts'

const browser = useBrowser()

it('requests no code for a run before Run is pressed, and then at most 78 kB', async () => {
  const page = await browser.open(runPath)
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    if (/run-sample|\/sandbox|\/run\//.test(response.url()))
      sizes.set(new URL(response.url()).pathname, Number(response.headers()['content-length'] ?? 0))
  })
  const block = await putCode(page, 'console.log(1)')
  await block.hover()
  expect([...sizes]).toEqual([])
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect([...sizes.keys()].map((path) => path.replace(/-[\w-]{8}\./, '.'))).toEqual(
    expect.arrayContaining(['/assets/run-sample.js', '/assets/sandbox-frame.js', '/sandbox']),
  )
  expect(sizes.size).toBe(3)
  expect([...sizes.values()].every((size) => size > 1000)).toBe(true)
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(78_000)
})

it('shows the output of the code, and whether its comments hold', async () => {
  const page = await browser.open(runPath)
  const code = [
    'const sum = (a: number, b: number): number => a + b',
    'sum(1, 2) // => 3',
    'sum(2, 2) // => 5',
    "console.log('list', [1, { a: 2 }])",
    "console.log('a') // prints: b",
    "JSON.parse('{') // throws SyntaxError",
    'const later = Promise.withResolvers<void>(); setTimeout(later.resolve, 10); await later.promise',
    "setTimeout(() => console.warn('late'), 50)",
  ]
  const block = await putCode(page, code.join('\n'))
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['Line 3: The value is 4', 'list [ 1, { a: 2 } ]', 'a', 'late'])
  expect(
    await block
      .locator('.run-mark')
      .evaluateAll((marks) => marks.map((mark) => Object.values((mark as HTMLElement).dataset).join(' '))),
  ).toEqual(['held ', 'failed 4', 'failed a', 'held '])
  expect(await block.locator('.run-state').textContent()).toBe('Finished. 2 checks hold, 2 checks fail')
  // Marks are not part of the code.
  expect(await block.locator('pre').textContent()).toBe(code.join('\n'))
  await block.locator('summary').first().click()
  await expect
    .poll(() => block.locator('details[open] li').allTextContents())
    .toEqual(['0: 1', expect.stringContaining('1: { a: 2 }')])
  const log = block.getByRole('log', { name: 'Output of the sample' })
  const styles = await log.locator('.run-line, details, summary, li').evaluateAll((parts) =>
    parts.map((part) => {
      const { overflowY, borderWidth, marginBlock } = getComputedStyle(part)
      return `${overflowY} ${borderWidth} ${marginBlock}`
    }),
  )
  // Only the whole output scrolls, and printed objects do not look like folds of the article.
  expect([...new Set(styles)]).toEqual(['visible 0px 0px'])
})

it('shows a check that the run does not reach as failed', async () => {
  const page = await browser.open(runPath)
  const code = ['1 + 1 // => 2', 'const later = () => {', '  2 + 2 // => 999', "  console.log('a') // prints: a", '}']
  const block = await putCode(page, code.join('\n'))
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual([
    'Line 3: The run did not reach this check.',
    'Line 4: Nothing was printed here.',
  ])
  expect(await block.locator('.run-state').textContent()).toBe('Finished. 1 check holds, 2 checks fail')
})

it('marks the line of an error, with its number in the author’s code', async () => {
  const page = await browser.open(runPath)
  const block = await putCode(page, "interface A { a: 1 }\n\nconst f = (): A => {\n  throw new TypeError('no')\n}\nf()")
  await pressRun(block)
  await endOf(block)
  expect(await linesOf(block)).toEqual(['TypeError: noLine 4'])
  await runCode(page, 'let a = 1\nlet b = = 2')
  expect(await linesOf(block)).toEqual([expect.stringContaining('Line 2')])
})

it('runs a block together with the blocks that it continues, and names them', async () => {
  const page = await browser.open(runPath)
  const block = await putCode(page, "import { double } from './double.ts'\ndouble(2) // => 4", { index: 1 })
  await block.evaluate((figure) => {
    figure.insertAdjacentHTML(
      'beforebegin',
      '<figure class="code" data-lang="ts"><figcaption>double.ts</figcaption><pre><code>export const double = (n: number) => 2 * n</code></pre></figure>',
    )
  })
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await block.locator('.run-notes').textContent()).toBe('Runs together with double.ts from this page.')
  expect(await block.locator('.run-state').textContent()).toBe('Finished. 1 check holds')
})

it('runs a block with the complete file of its page', async () => {
  const page = await browser.open('/docs/algorithms-data-structures/algorithms/sort/quick-sort')
  await hydrated(page)
  const block = page.locator('figure.code:has([data-run])', { hasText: "from './quick-sort.ts'" })
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['1 2 3 5 6 7 8 9'])
  expect(await block.locator('.run-notes').textContent()).toBe('Runs together with quick-sort.ts from this page.')
})

it('reports no failure when a browser ends a view transition because the frame gets another height', async () => {
  const page = await browser.open(runPath)
  // Chromium's own message, at a time that a test can choose.
  const ended = `new DOMException('Transition was aborted because of invalid state. Viewport size changed', 'InvalidStateError')`
  const code = `reportError(${ended})\nPromise.reject(${ended})\nreportError(new Error('of the sample'))`
  const lines = await runCode(page, code, { kind: 'browser' })
  expect(lines).toEqual([expect.stringContaining('of the sample')])
})

it('shows the page of a browser sample, which reacts to the reader', async () => {
  const page = await browser.open(runPath)
  const code = [
    "const button = document.createElement('button')",
    "button.textContent = 'Press'",
    "button.addEventListener('click', () => console.log('pressed'))",
    'document.body.append(button)',
    "localStorage.setItem('a', '1')",
    "localStorage.getItem('a') // => '1'",
  ]
  const block = await putCode(page, code.join('\n'), { kind: 'browser' })
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  await block.frameLocator('iframe').frameLocator('iframe').locator('button').click()
  await expect.poll(() => linesOf(block)).toEqual(['pressed'])
  // Nothing shows below the frame.
  const gap = await block.evaluate((figure) => {
    const frame = figure.querySelector('iframe')
    return frame && figure.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom
  })
  expect(gap).toBeLessThanOrEqual(1)
  // The page of the sample is in a frame of the sandbox's page.
  const sandbox = await (await block.locator('iframe').elementHandle())?.contentFrame()
  const frames = [sandbox, ...(sandbox?.childFrames() ?? [])].filter((frame) => !!frame)
  expect(frames).toHaveLength(2)
  for (const frame of frames) expect(await violationsOf(frame, { rules: rulesForPieces })).toEqual([])
})

it('stops a run, and cuts output at 1,000 lines', async () => {
  const page = await browser.open(runPath)
  const block = await putCode(page, 'setInterval(() => console.log(1), 10)')
  await pressRun(block)
  await block.locator('.run-line').first().waitFor()
  await block.locator('.run-stop').click()
  expect(await endOf(block)).toBe('stopped')
  // Stop is hidden now, and the focus has moved to another button.
  expect(await block.locator('.run-close').evaluate((button) => button === document.activeElement)).toBe(true)
  const lines = await runCode(page, 'for (let i = 0; i < 5000; i++) console.log(i)')
  expect(lines.slice(-2)).toEqual(['999', 'The output is cut here. Only the first 1000 lines are shown.'])
})

/** Code that prints a word again and again, until its run is stopped. */
const endless = (word: string): string => `setInterval(() => console.log('${word}'), 20)\nawait new Promise(() => {})`

it('shows only the newer run of a block, which the reader can stop', async () => {
  const page = await browser.open(runPath)
  const block = await putCode(page, endless('first'))
  await pressRun(block)
  await block.locator('.run-line').first().waitFor()
  await putCode(page, endless('second'))
  await pressRun(block)
  await block.locator('.run-line', { hasText: 'second' }).nth(5).waitFor()
  expect(await block.locator('.run-line', { hasText: 'first' }).count()).toBe(0)
  expect(await block.locator('.run-panel').getAttribute('data-state')).toBe('running')
  await block.locator('.run-stop').click({ timeout: 5000 })
  expect(await endOf(block)).toBe('stopped')
})

it('does not begin a run that the reader stops while it is prepared', async () => {
  const page = await browser.open(runPath)
  let letPass = () => {}
  const pass = new Promise<void>((resolve) => (letPass = resolve))
  await page.route('**/sandbox', async (route) => {
    await pass
    await route.continue()
  })
  const block = await putCode(page, "console.log('first')")
  await pressRun(block)
  await block.locator('.run-stop').click()
  expect(await block.locator('.run-state').textContent()).toBe('Stopped.')
  letPass()
  // The sandbox would run both, and the first run first.
  const next = await putCode(page, "console.log('next')", { index: 1 })
  await pressRun(next)
  expect(await endOf(next)).toBe('done')
  expect(await endOf(block)).toBe('stopped')
  expect(await linesOf(block)).toEqual([])
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['first'])
})

it('ends a run when the reader goes to another page', async () => {
  const page = await browser.open(runPath)
  const block = await putCode(page, endless('still here'))
  await pressRun(block)
  await block.locator('.run-line').first().waitFor()
  const workers = page.workers()
  expect(workers).toHaveLength(1)
  await page.locator('header a[href="/"]').first().click()
  await block.waitFor({ state: 'detached' })
  await expect.poll(() => page.workers().filter((worker) => workers.includes(worker)).length).toBe(0)
})

/** Runs in each page and frame: its clock is ten times as fast. */
const quickenClock = () => {
  const now = performance.now.bind(performance)
  performance.now = () => now() * 10
}

// The tests of the engines wait for the real five seconds, which cost as much processor time.
it('ends a run that computes for 5 seconds, in a worker and in a page', async () => {
  const page = await browser.open(runPath, { prepare: (page) => page.addInitScript(quickenClock) })
  const block = await putCode(page, 'for (;;) {}')
  for (const kind of ['script', 'browser'] as const) {
    expect(await runCode(page, 'for (;;) {}', { kind })).toEqual([])
    expect(await endOf(block)).toBe('time')
  }
})

it('closes the panel, and moves the focus back to the button', async () => {
  const page = await browser.open(runPath)
  const block = await putCode(page, '1 // => 2')
  await pressRun(block)
  await endOf(block)
  await block.locator('.run-close').click()
  expect(await block.locator('.run-panel, .run-mark').count()).toBe(0)
  expect(
    await block.locator('.code-buttons > [data-run]').evaluate((button) => button === document.activeElement),
  ).toBe(true)
})

it.each([
  ['a reload', 'location.reload()'],
  [
    'a form',
    "document.body.innerHTML = '<form><button>Send</button></form>'\ndocument.querySelector('button')?.click()",
  ],
])('reports that a sample has left its page by %s', async (_, code) => {
  const page = await browser.open(runPath)
  const block = await putCode(page, code, { kind: 'browser' })
  await pressRun(block)
  await expect.poll(() => block.locator('.run-state').textContent()).toContain('left its page')
})

it('keeps a page that a sample writes again', async () => {
  const page = await browser.open(runPath)
  const code =
    "document.open()\ndocument.write('<p>New</p>')\ndocument.close()\nsetTimeout(() => console.log('later'), 2000)"
  const block = await putCode(page, code, { kind: 'browser' })
  await pressRun(block)
  await expect.poll(() => linesOf(block)).toEqual(['later'])
  expect(await endOf(block)).toBe('done')
})

it.each([
  ['await fetch("https://example.com")', 'without a network'],
  ["import { readFileSync } from 'node:fs'\nreadFileSync('a')", 'Many modules of Node.js do not work in a browser'],
])('says why a reader’s code cannot work here: %s', async (code, reason) => {
  const page = await browser.open(runPath, { expectErrors: true })
  const block = await putCode(page, code)
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await block.locator('.run-notes').textContent()).toContain(reason)
})
