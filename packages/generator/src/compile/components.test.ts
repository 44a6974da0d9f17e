import { describe, expect, test } from 'vitest'
import { compileText, htmlOf } from './testing/compile-text.ts'

describe('components', () => {
  test('Admonition renders the same as :::', async () => {
    expect(await htmlOf('<Admonition type="caution" title="T">\n\nText.\n\n</Admonition>')).toBe(
      await htmlOf(':::caution[T]\n\nText.\n\n:::'),
    )
  })

  test('Tabs are radio buttons with a panel after each', async () => {
    const html = await htmlOf(
      '<Tabs groupId="os" defaultValue="b" values={[{ value: "a", label: "First" }, { value: "b" }]}>\n<TabItem value="a">\n\nOne.\n\n</TabItem>\n<TabItem value="b" label="Second">\n\nTwo.\n\n</TabItem>\n</Tabs>',
    )
    const name = /name="([^"]+)"/.exec(html)?.[1] ?? 'none'
    expect(html.replaceAll(name, 'NAME')).toBe(
      '<fieldset class="tabs" aria-label="Variants" data-group="os">' +
        '<label class="tab"><input type="radio" name="NAME" value="a"/>First</label><div class="tab-panel"><p>One.</p></div>' +
        '<label class="tab"><input type="radio" name="NAME" checked="" value="b"/>Second</label><div class="tab-panel"><p>Two.</p></div></fieldset>',
    )
  })

  test('two Tabs do not share their buttons', async () => {
    const tabs = '<Tabs><TabItem value="a">x</TabItem></Tabs>'
    const names = [...(await htmlOf(`${tabs}\n\n${tabs}`)).matchAll(/name="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(names).size).toBe(2)
  })

  test('Answer is a fold with its level', async () => {
    expect(await htmlOf('<Answer level="senior">\n\nYes.\n\n</Answer>', { lang: 'ru' })).toBe(
      '<details class="answer" data-level="senior"><summary>Ответ <span class="level">Senior</span></summary><p>Yes.</p></details>',
    )
  })

  test('Demo reserves a place for its frame above its blocks, and shows HTML and CSS without script', async () => {
    const html = await htmlOf(
      '<Demo title="Box" height={90}>\n\n```html\n<p class="a">"x" only="y"</p>\n```\n\n```css\np { color: red }\n```\n\n```js\nlet a = 1\n```\n\n</Demo>',
    )
    expect(html).toContain(
      '<div class="demo"><div class="demo-frame" data-title="Box" style="block-size:90px;background:#fff"><noscript>',
    )
    const [frame = ''] = /<iframe[^]*?<\/iframe><\/noscript>/.exec(html) ?? []
    expect(frame).toContain(
      'title="Box" sandbox="allow-forms" loading="lazy" height="90" srcDoc="&lt;!doctype html&gt;',
    )
    expect(frame).toContain(
      '&lt;style&gt;p { color: red }&lt;/style&gt;&lt;p class=&quot;a&quot;&gt;&quot;x&quot; only=&quot;y&quot;&lt;/p&gt;',
    )
    expect(frame).not.toContain('script&gt;')
    expect(html.match(/<figure class="code"/g)).toHaveLength(3)
  })

  test('DocumentList links documents with their descriptions', async () => {
    expect(await htmlOf('<DocumentList of={["guide/other", "другое"]} />')).toBe(
      '<ol class="document-list"><li><a href="/docs/guide/other" hreflang="en">guide/other</a><p lang="en">About guide/other</p></li>' +
        '<li><a href="/docs/%D0%B4%D1%80%D1%83%D0%B3%D0%BE%D0%B5" hreflang="en">другое</a><p lang="en">About другое</p></li></ol>',
    )
  })

  test('DocumentList puts documents below the document that they belong to', async () => {
    const document = (path: string) => ({ path, title: path, description: '', lang: 'en' })
    const html = await htmlOf('<DocumentList under="sort" />', {
      context: {
        documentsUnder: () => ['/a', '/a/b', '/a/b/c', '/d'].map((path) => document(path)),
        paths: new Set(['/a', '/a/b', '/a/b/c', '/d']),
      },
    })
    expect(html.replace(/<a [^>]+>|<\/a>/g, '')).toBe(
      '<div class="index"><ul class="document-list"><li>/a<ul><li>/a/b<ul><li>/a/b/c</li></ul></li></ul></li><li>/d</li></ul></div>',
    )
  })

  test('DocumentList groups documents and folders in the given order, and puts the others after them', async () => {
    const document = (path: string) => ({ path, title: path.slice(1), description: '', lang: 'en' })
    const under: Record<string, string[]> = { s: ['/a', '/b', '/c/d', '/c/e', '/f'], 's/c': ['/c/d', '/c/e'] }
    const html = await htmlOf(
      '## All\n\n<DocumentList under="s" groups={{ Folder: ["c"], Two: ["f", "a", "planned"] }} />',
      {
        context: {
          documentsUnder: (folder) => (under[folder] ?? []).map((path) => document(path)),
          documentById: (id) => (/^s\/[abf]$/.test(id) ? document(id.slice(1)) : undefined),
          isPlanned: (id) => id === 's/planned',
          paths: new Set(['/a', '/b', '/c/d', '/c/e', '/f']),
        },
      },
    )
    const groups = [...html.matchAll(/<h3 id="[^"]+">([^<]+)<|<li><a [^>]+>([^<]+)</g)].map(
      ([, label, title]) => label ?? `- ${title}`,
    )
    expect(groups).toEqual(['Folder', '- c/d', '- c/e', 'Two', '- f', '- a', 'More', '- b'])
  })

  test('DocumentList reports a group member that neither exists nor is planned', async () => {
    const { problems } = await compileText('## All\n\n<DocumentList under="guide" groups={{ One: ["none"] }} />')
    expect(problems).toEqual([
      'error content/guide/page.mdx:3 [component] <DocumentList groups={…}>: there is no document "guide/none". Write the path of its file below the content folder, without extension.',
    ])
  })

  test('DocumentList has a filter field with sixteen or more documents', async () => {
    const list = (count: number) => {
      const documents = Array.from({ length: count }, (_, index) => ({
        path: `/${index}`,
        title: String(index),
        description: '',
        lang: 'en',
      }))
      return htmlOf('<DocumentList under="s" />', {
        context: { documentsUnder: () => documents, paths: new Set(documents.map(({ path }) => path)) },
      })
    }
    expect(await list(15)).not.toContain('data-filter')
    expect(await list(16)).toContain('<p class="filter" data-control="filter"><input type="search" data-filter=""')
  })

  test('code, links and formulas for readers without script are finished like the others', async () => {
    const html = await htmlOf('<noscript>\n\n[Other](./other.mdx) $x^2$\n\n```js\n1\n```\n\n</noscript>')
    expect(html).toMatch(/^<noscript><p><a href="\/docs\/guide\/other">Other<\/a> <math[^]*<figure class="code"/)
    expect(html).not.toContain('dh-')
  })
})
