import { expect, inject, it } from 'vitest'
import { eachEngine } from './engines.ts'
import { openAlive, until } from './page-state.ts'

eachEngine((page) => {
  it('shows a demo in a sandbox, runs its script, and gives it no access to the page', async () => {
    await openAlive(page(), `${inject('siteOrigin')}/docs/cheatsheet/js-dom`)
    // A separate demo, written as an author would write it. It shows what it could access.
    await page().evaluate(() => {
      const demo = document.querySelector<HTMLElement>(
        '.demo:has(.demo-frame):has([data-lang="js"]):has([data-lang="html"])',
      )
      const put = (language: string, code: string) => {
        const pre = demo?.querySelector(`.demo-code > [data-lang="${language}"] pre code`)
        if (!pre) throw new Error(`The page has no demo with ${language}.`)
        pre.textContent = code
      }
      put('html', '<a href="#place">Go</a><p id="place">html</p>')
      const reached = [
        'addEventListener("message", () => {})',
        'const tries = { origin: self.origin }',
        'try { tries.parent = String(parent.document.title) } catch { tries.parent = "refused" }',
        'try { tries.storage = String(localStorage.length) } catch { tries.storage = "refused" }',
        'tries.network = await fetch("/docs/tags").then(() => "reached", () => "refused")',
        'document.querySelector("a").click()',
        'parent.postMessage(JSON.stringify({ ...tries, text: place.textContent, target: location.hash }), "*")',
      ]
      put('js', reached.join('\n'))
      addEventListener('message', ({ data }) => {
        if (typeof data === 'string' && data.startsWith('{')) document.documentElement.dataset['demoSays'] = data
      })
      demo?.scrollIntoView()
    })
    const said = await until(page(), () => document.documentElement.dataset['demoSays'])
    expect(JSON.parse(said ?? '')).toEqual({
      origin: 'null',
      parent: 'refused',
      storage: 'refused',
      network: 'refused',
      text: 'html',
      target: '#place',
    })
  })
})
