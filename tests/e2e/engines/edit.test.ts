import { expect, inject, it } from 'vitest'
import { eachEngine } from './engines.ts'
import { openAlive, until } from './page-state.ts'

const address = inject('siteOrigin') + '/docs/cheatsheet/ts'

eachEngine((page) => {
  const code = () =>
    page().evaluate(() => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'))

  it('edits a sample, runs it, keeps it over a reload and puts it into a link', async () => {
    await page().resize({ width: 1280, height: 800 })
    await openAlive(page(), address)
    await page().evaluate(() => document.querySelector<HTMLElement>('figure.code [data-edit]')?.click())
    await until(page(), () => document.activeElement?.matches('.cm-content'))
    await page().press('Control+a')
    await page().type("console.log('a' + 1) // ")
    expect(await code()).toBe("console.log('a' + 1) // ")
    await page().press('Control+Enter')
    await until(page(), () => document.querySelector('.run-panel[data-state="done"]') !== null)
    expect(await page().evaluate(() => document.querySelector('.run-line')?.textContent)).toBe('a1')

    await page().press('Escape')
    await page().press('Tab')
    expect(await page().evaluate(() => document.activeElement?.closest('.cm-editor') === null)).toBe(true)
    expect(await code()).toBe("console.log('a' + 1) // ")

    await page().reload()
    await until(page(), () => document.querySelector('.cm-line') !== null)
    expect(await code()).toBe("console.log('a' + 1) // ")

    await page().evaluate(() => document.querySelector<HTMLElement>('.edit-bar button:last-of-type')?.click())
    await until(page(), () => location.hash.startsWith('#edit=1'))
    const hash = await page().evaluate(() => {
      sessionStorage.clear()
      return location.hash
    })
    await page().open(`${inject('siteOrigin')}/docs/links`)
    await page().evaluate(() => sessionStorage.clear())
    await openAlive(page(), address + hash)
    await until(page(), () => document.querySelector('.cm-line') !== null)
    expect(await code()).toBe("console.log('a' + 1) // ")
    expect(await page().evaluate(() => document.querySelector('.run-panel') === null)).toBe(true)
    await page().evaluate(() => sessionStorage.clear())
  })
})
