import { expect, inject, it } from 'vitest'
import { eachEngine } from './engines.ts'
import type { EnginePage } from './engine.ts'
import { lookupsOfFirefox } from './firefox.ts'
import { openAlive, until } from './page-state.ts'

const button = '[data-proved] [data-run]'

interface ShownCode {
  code: string
  kind: string
}

/** Opens a page with samples, and puts code into its first block as an author would have written it. */
const showCode = async (page: EnginePage, { code, kind }: ShownCode): Promise<void> => {
  await openAlive(page, `${inject('siteOrigin')}/docs/cheatsheet/ts`)
  await page.evaluate(
    ({ text, runner }) => {
      const block = document.querySelector<HTMLElement>('figure.code:has([data-run])')
      const pre = block?.querySelector('pre code')
      if (!block || !pre) throw new Error('The page has no sample that runs.')
      pre.textContent = text
      block.querySelector('figcaption')?.remove()
      block.querySelector<HTMLElement>('[data-run]')?.setAttribute('data-run', runner)
      block.dataset['proved'] = ''
    },
    { text: code, runner: kind },
  )
}

const openWithCode = async (page: EnginePage, shown: ShownCode): Promise<void> => {
  await showCode(page, shown)
  await page.click(button)
}

const end = (page: EnginePage) =>
  until(page, () => {
    const state = document.querySelector<HTMLElement>('.run-panel')?.dataset['state']
    return state === 'running' ? undefined : state
  })
const linesOf = (page: EnginePage) =>
  page.evaluate(() => [...document.querySelectorAll('.run-line')].map(({ textContent }) => textContent))

eachEngine((page, name) => {
  it('runs a sample, and shows its output and whether its comments hold', async () => {
    const code = [
      'const sum = (a: number, b: number): number => a + b',
      'sum(1, 2) // => 3',
      'sum(2, 2) // => 5',
      "console.log('list', [1, { a: 2 }])",
      "setTimeout(() => console.log('late'), 20)",
      "throw new TypeError('no')",
    ].join('\n')
    await openWithCode(page(), { code, kind: 'script' })
    expect(await end(page())).toBe('done')
    expect(await linesOf(page())).toEqual(
      expect.arrayContaining(['Line 3: The value is 4', 'list [ 1, { a: 2 } ]', 'TypeError: noLine 6']),
    )
    expect(await page().evaluate(() => document.querySelector('.run-state')?.textContent)).toContain('1 check holds')
  })

  it('runs a sample with a page of its own', async () => {
    const code =
      "document.body.textContent = 'Shown'\ndocument.body.textContent // => 'Shown'\nself.origin // => 'null'\ntypeof RTCPeerConnection // => 'undefined'"
    await openWithCode(page(), { code, kind: 'browser' })
    expect(await end(page())).toBe('done')
    expect(await linesOf(page())).toEqual([])
    expect(await page().evaluate(() => document.querySelector('.run-state')?.textContent)).toContain('3 checks hold')
  })

  // The other engines compute the styles of a frame that is not rendered.
  it.skipIf(name !== 'Firefox')('waits until Firefox has laid out the frame of a sample', async () => {
    const code =
      "document.body.innerHTML = '<p></p>'\ngetComputedStyle(document.querySelector('p')!).display // => 'block'"
    await showCode(page(), { code, kind: 'browser' })
    await page().evaluate(() => {
      const hidden = document.head.appendChild(document.createElement('style'))
      hidden.textContent = '.run-panel iframe { display: none }'
      const onLoad = ({ target }: Event) => {
        if (target instanceof HTMLIFrameElement) setTimeout(() => hidden.remove(), 300)
      }
      document.addEventListener('load', onLoad, { capture: true })
    })
    await page().click(button)
    expect(await end(page())).toBe('done')
    expect(await linesOf(page())).toEqual([])
  })

  // Chromium looks up the second name against every policy, and WebKit keeps no record of names.
  it.skipIf(name !== 'Firefox')('looks up no host name for the links of a sample', async () => {
    const links = '<a href="//anchor.invalid">a</a><link rel="dns-prefetch" href="//linked.invalid">'
    await openWithCode(page(), { code: `document.body.innerHTML = '${links}'`, kind: 'browser' })
    expect(await end(page())).toBe('done')
    // The same link of the page itself has this effect. The earlier lookups would be in the record then.
    await page().evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<link rel="dns-prefetch" href="//own.invalid">'),
    )
    await expect.poll(lookupsOfFirefox).toContain('own.invalid')
    expect((await lookupsOfFirefox()).match(/(?:anchor|linked)\.invalid/)).toBeNull()
  })

  it.each(['script', 'browser'])('ends a %s that computes for 5 seconds, and stays alive', async (kind) => {
    await openWithCode(page(), { code: 'for (;;) {}', kind })
    expect(await end(page())).toBe('time')
  })

  it.each(['script', 'browser'])('ends a %s whose tail calls never end, which use no stack in WebKit', async (kind) => {
    await openWithCode(page(), { code: 'const call = () => call()\ncall()', kind })
    expect(await end(page())).toBe(name === 'WebKit' ? 'time' : 'done')
  })

  // The other engines run the frame in the process of the page, where only loops in the code of the sample are counted.
  it.skipIf(name !== 'Chromium')('ends a page that computes without a loop of its own', async () => {
    await openWithCode(page(), { code: "new Function('for (;;) {}')()", kind: 'browser' })
    expect(await end(page())).toBe('time')
  })

  it('runs a sample with its library', async () => {
    await openAlive(page(), `${inject('siteOrigin')}/docs/cheatsheet/zod`)
    await page().evaluate(() => {
      const block = document.querySelector<HTMLElement>('figure.code:has([data-run="script"])')
      if (block) block.dataset['proved'] = ''
    })
    await page().click(button)
    expect(await end(page())).toBe('done')
    expect(await page().evaluate(() => document.querySelectorAll('.run-error').length)).toBe(0)
  })
})
