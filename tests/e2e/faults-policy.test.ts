import { afterAll, beforeAll, expect, it } from 'vitest'
import { hydrated, useBrowser } from './browser.ts'
import { startPublication } from './publication.ts'

const browser = useBrowser()
let site: Awaited<ReturnType<typeof startPublication>>
const demo = `
<Demo title="Sum">

\`\`\`html
<p id="sum"></p>
\`\`\`

\`\`\`js
document.querySelector('#sum').textContent = \`1 < 2 && "\${1 + 1}"\`
\`\`\`

</Demo>
`
beforeAll(async () => {
  site = await startPublication()
  await site.publish('01-guide/02-docker.mdx', demo)
})
afterAll(() => site.close())

it('runs the scripts of demos, on a loaded page and after client navigation, and no other inline script', async () => {
  const page = await browser.open('/base/docs/guide/compose', { site: site.server.origin, expectErrors: true })
  await hydrated(page)
  const sum = () => page.frameLocator('iframe[title="Sum"]').locator('#sum')
  await page.evaluate(() => void navigation.navigate('/base/docs/guide/docker').finished?.catch(() => {}))
  await page.locator('iframe[title="Sum"]').scrollIntoViewIfNeeded()
  await expect.poll(() => sum().textContent()).toBe('1 < 2 && "2"')
  await page.reload()
  await page.locator('iframe[title="Sum"]').scrollIntoViewIfNeeded()
  await expect.poll(() => sum().textContent()).toBe('1 < 2 && "2"')

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.injected = true">')
    // Waits for a picture that fails later than the injected picture.
    const last = new Image()
    const failed = new Promise((resolve) => last.addEventListener('error', resolve))
    last.src = 'x'
    return failed.then(() => 'injected' in window)
  })
  expect(ran).toBe(false)
})

it('names one script in the policy, independent of the demos of the site', async () => {
  const { headers } = await fetch(`${site.server.origin}/base/docs/guide/docker`)
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[^' ]+'$/)
})

it('gives demos no access to the storage of the site or to the page around them', async () => {
  const page = await browser.open('/base/docs/guide/docker', { site: site.server.origin, expectErrors: true })
  await page.locator('iframe[title="Sum"]').scrollIntoViewIfNeeded()
  const frame = await (await page.locator('iframe[title="Sum"]').elementHandle())?.contentFrame()
  const reach = await frame?.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        return String(work())
      } catch (error) {
        return (error as Error).name
      }
    }
    return [attempt(() => localStorage.length), attempt(() => parent.document.title), origin]
  })
  expect(reach).toEqual(['SecurityError', 'SecurityError', 'null'])
})
