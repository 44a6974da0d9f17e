import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSite } from '../packages/generator/src/build/check.ts'
import type { PipelineResult } from '../packages/generator/src/content/site.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

let fixture: FixtureCopy
let result: PipelineResult
beforeAll(async () => {
  fixture = await copyFixture('docusaurus-root')
  result = await checkSite(fixture.root)
})
afterAll(() => fixture.remove())

const html = (path: string): string => {
  const page = result.site?.pages.get(path)
  return page?.kind === 'document' ? page.readHtml() : ''
}

describe('documents of Docusaurus at the root of their site', () => {
  it('build with only a configuration, without problems', () => {
    expect(result.problems).toEqual([])
  })

  it('have their addresses at the root, and one of them is the front page', () => {
    expect([...(result.site?.pages ?? [])].map(([path, { kind }]) => `${path} ${kind}`).toSorted()).toEqual([
      '/ document',
      '/404 not-found',
      '/all document',
      '/guide document',
      '/guide/formats document',
      '/guide/texts document',
      '/search search',
      '/tags tags',
    ])
    expect(result.site?.data.docsPath).toBe('/')
    expect(html('/')).toContain('<a href="/guide">the guide</a>, <a href="/blog/2024/01/31/new.html">the blog</a>')
  })

  it.each([
    ['/guide', 'frames', /<iframe [^>]*title="A demo"[^>]*><\/iframe>/],
    ['/guide', 'films in lists', /<li>\s*<p>A film:<\/p>\s*<video [^>]*src="\/img\/film\.mp4"/],
    ['/guide', 'summaries with values and links', '<summary>One fold of <a href="/guide/texts">texts</a></summary>'],
    ['/guide', 'ids that two partials pin', /<h2 id="setup">[^]*<h2 id="setup-1">/],
    ['/guide/formats', 'JSX in .md', '<p class="lead">Read as <em>MDX</em>: 2.</p>'],
    ['/guide/formats', 'Markdown in a summary', '<summary>Use <strong>this</strong></summary>'],
    ['/guide/formats', 'tabs in the order of values', /Second<\/label>[^]*Two[^]*First<\/label>[^]*One/],
    ['/guide/texts', 'emoji', '<p>Done ✅, not done ❌, at 10:30:45.</p>'],
    ['/guide/texts', 'alerts of GitHub', /class="admonition note"[^]*<p>As on GitHub\.<\/p>/],
    ['/guide/texts', 'admonitions of the site', '<p class="admonition-title">Security</p>'],
    ['/guide/texts', 'formulas', /is <math>[^]*<math display="block"/],
    ['/guide/texts', 'bars in code in tables', '<td><code>a || b</code></td>'],
  ])('%s shows %s', (path, _, markup) => {
    expect(html(path)).toMatch(markup)
  })

  it('do not print an import of styles', () => {
    expect(html('/guide/formats')).not.toContain('import')
  })
})

describe.each([
  [
    'sidebars.js',
    'module.exports = { docs: ["index", { Guide: ["guide/overview", "guide/formats", "guide/texts"] }] }\n',
  ],
  ['sidebars.ts', 'export default { docs: ["index", "guide/overview", "guide/formats", "guide/texts"] }\n'],
])('the sidebars of %s', (name, text) => {
  it('work as they are', async () => {
    const copy = await copyFixture('docusaurus-root')
    await rename(join(copy.root, 'sidebars.json'), join(copy.root, name))
    await writeFile(join(copy.root, name), text)
    const config = join(copy.root, 'site.config.ts')
    await writeFile(config, (await readFile(config, 'utf8')).replace('sidebars.json', name))
    const { problems, site } = await checkSite(copy.root)
    await copy.remove()
    expect(problems).toEqual([])
    expect(site?.mainSidebarId).toBe('docs')
  })
})

it('reports in check a file that the build would write itself', async () => {
  await writeFile(join(fixture.root, 'static/404.html'), 'Gone')
  const { problems } = await checkSite(fixture.root)
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'static/404.html The build makes "404.html" itself. Delete static/404.html, or give it another name.',
  ])
})

it('reports the place where the sidebars are not valid JSON', async () => {
  const copy = await copyFixture('docusaurus-root')
  await writeFile(join(copy.root, 'sidebars.json'), '{\n  "docs": ["index" "guide/texts"]\n}\n')
  const { problems } = await checkSite(copy.root)
  await copy.remove()
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringMatching(/^sidebars\.json:2 The sidebars cannot be loaded: .*JSON/),
  ])
})
