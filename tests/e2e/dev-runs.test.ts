import { expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { useDevServer } from './dev-server.ts'
import { endOf, linesOf, pressRun } from './run-page.ts'

const browser = useBrowser()
const server = useDevServer(0, (edit) =>
  edit(
    'content/intro.md',
    (text) => `${text}\n\n\`\`\`ts run\nconst a: number = 1\na // => 2\nconsole.log('a', a)\n\`\`\`\n`,
  ),
)

it('runs edited samples without loading the page again', async () => {
  const page = await browser.open('/base/docs/intro', { site: server.origin, expectErrors: true })
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  const block = page.locator('figure.code:has(> [data-run])').first()
  await pressRun(block)
  expect(await endOf(block)).toBe('done')
  expect(await linesOf(block)).toEqual(['Line 2: The value is 1', 'a 1'])
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})
