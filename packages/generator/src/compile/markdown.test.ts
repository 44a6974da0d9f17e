import { describe, expect, test } from 'vitest'
import { htmlOf } from './testing/compile-text.ts'

const plain = [
  [
    'paragraph',
    'One *two* **three** ~~four~~ `five`.',
    '<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>five</code>.</p>',
  ],
  ['colons in prose', 'At 00:17, N:6 and a:b[c] or ::x.', '<p>At 00:17, N:6 and a:b[c] or ::x.</p>'],
  ['a directive of one line', '::name[some *text*]{a=1}', '<p>::name[some <em>text</em>]{a=1}</p>'],
  [
    'heading',
    '## Using `fetch`',
    '<h2 id="using-fetch">Using <code>fetch</code><a class="heading-anchor" href="#using-fetch" aria-label="Link to “Using fetch”"></a></h2>',
  ],
  [
    'pinned id',
    '## Title {#pin}',
    '<h2 id="pin">Title<a class="heading-anchor" href="#pin" aria-label="Link to “Title”"></a></h2>',
  ],
  [
    'pinned id in a comment',
    '## Title {/* #pin */}',
    '<h2 id="pin">Title<a class="heading-anchor" href="#pin" aria-label="Link to “Title”"></a></h2>',
  ],
  [
    'pinned id in an HTML comment',
    '## Title <!-- #pin -->',
    '<h2 id="pin">Title<a class="heading-anchor" href="#pin" aria-label="Link to “Title”"></a></h2>',
  ],
  [
    'Cyrillic heading',
    '## Структуры данных',
    '<h2 id="структуры-данных">Структуры данных<a class="heading-anchor" href="#%D1%81%D1%82%D1%80%D1%83%D0%BA%D1%82%D1%83%D1%80%D1%8B-%D0%B4%D0%B0%D0%BD%D0%BD%D1%8B%D1%85" aria-label="Link to “Структуры данных”"></a></h2>',
  ],
  ['comment', 'a <!-- x --> b\n\n<!--\n\nblock {x}\n\n-->\n\nc', '<p>a  b</p>\n<p>c</p>'],
  [
    'option of a command',
    'Run it with `--rm`, `-d` and `--name db`, not `a-b`.',
    '<p>Run it with <code class="option">--rm</code>, <code class="option">-d</code> and <code>--name db</code>, not <code>a-b</code>.</p>',
  ],
  [
    'option in a heading',
    '## Use `-d`',
    '<h2 id="use--d">Use <code class="option">-d</code><a class="heading-anchor" href="#use--d" aria-label="Link to “Use -d”"></a></h2>',
  ],
  [
    'long option',
    '`--experimental-strip-types`, `---`',
    '<p><code>--experimental-strip-types</code>, <code>---</code></p>',
  ],
  ['comment in code', '`<!-- x -->`', '<p><code>&lt;!-- x --&gt;</code></p>'],
  [
    'external link',
    '[a](https://example.com/x?y#z)',
    '<p><a href="https://example.com/x?y#z" class="external" rel="noopener">a</a></p>',
  ],
  ['document link', '[a](./other.mdx#part)', '<p><a href="/docs/guide/other#part">a</a></p>'],
  ['link by reference', '[a][b]\n\n[b]: ../index.mdx', '<p><a href="/docs/index">a</a></p>'],
  ['Cyrillic document link', '[a](../другое.md)', '<p><a href="/docs/%D0%B4%D1%80%D1%83%D0%B3%D0%BE%D0%B5">a</a></p>'],
  ['link in the page', '[a](#b)', '<p><a href="#b">a</a></p>'],
  [
    'site link',
    '[a](/docs/tags) [b](/file.pdf) [c](mailto:a@example.com)',
    '<p><a href="/docs/tags">a</a> <a href="/file.pdf">b</a> <a href="mailto:a@example.com">c</a></p>',
  ],
  ['relative address', '[a](other?x=1#y)', '<p><a href="/docs/guide/other?x=1#y">a</a></p>'],
  ['address without a check', '[a](pathname:///elsewhere)', '<p><a href="/elsewhere">a</a></p>'],
  [
    'table',
    '| a |\n| :-: |\n| b |',
    '<div class="table" role="region" tabindex="0" aria-label="Table"><table>\n<thead>\n<tr>\n<th style="text-align: center">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td style="text-align: center">b</td>\n</tr>\n</tbody>\n</table></div>',
  ],
  [
    'table with an empty corner cell, which is not a header',
    '| | a |\n| - | - |\n| b | c |',
    '<div class="table" role="region" tabindex="0" aria-label="Table"><table>\n<thead>\n<tr>\n<td></td>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n<td>c</td>\n</tr>\n</tbody>\n</table></div>',
  ],
  [
    'tasks',
    '- [x] a\n- [ ] b',
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked="" disabled="" aria-label="Done"> a</li>\n<li class="task-list-item"><input type="checkbox" disabled="" aria-label="To do"> b</li>\n</ul>',
  ],
  ['static image', '![a](/img/logo.png)', '<p><img src="/img/logo.png" alt="a" loading="lazy" decoding="async"></p>'],
  [
    'admonition',
    ':::note\n\nText.\n\n:::',
    '<div class="admonition note" role="note"><p class="admonition-title">Note</p><p>Text.</p></div>',
  ],
  [
    'admonition with a title',
    ':::tip[Use **this**]\nText.\n:::',
    '<div class="admonition tip" role="note"><p class="admonition-title">Use <strong>this</strong></p><p>Text.</p></div>',
  ],
  [
    'admonition with a bare title',
    ':::warning Mind the `gap`\nText.\n:::',
    '<div class="admonition warning" role="note"><p class="admonition-title">Mind the <code>gap</code></p><p>Text.</p></div>',
  ],
  [
    'admonition with half a bracket',
    ':::info An array [1, 2\nText.\n:::',
    '<div class="admonition info" role="note"><p class="admonition-title">An array [1, 2</p><p>Text.</p></div>',
  ],
  [
    'admonition by another name',
    ':::caution\nText.\n:::',
    '<div class="admonition warning" role="note"><p class="admonition-title">Warning</p><p>Text.</p></div>',
  ],
  [
    'admonitions inside each other',
    '::::note\n\n:::tip\nText.\n:::\n\n::::',
    '<div class="admonition note" role="note"><p class="admonition-title">Note</p><div class="admonition tip" role="note"><p class="admonition-title">Tip</p><p>Text.</p></div></div>',
  ],
] as const

describe.each(['md', 'mdx'])('Markdown in .%s', (format) => {
  test.each(plain)('%s', async (_, source, html) => {
    expect((await htmlOf(source, { file: `content/guide/page.${format}` })).replace(/\n{2,}/g, '\n')).toBe(html)
  })
})

describe('Markdown in .md', () => {
  const md = (source: string) => htmlOf(source, { file: 'content/guide/page.md' })

  test('keeps raw HTML and braces', async () => {
    expect(await md('<div class=x data-y>a<br></div>\n\n{not} <b>code</b>')).toBe(
      '<div class=x data-y>a<br></div>\n<p>{not} <b>code</b></p>',
    )
  })

  test('is read as MDX when it uses components', async () => {
    expect(await md('<Details summary="S">\n\nText.\n\n</Details>')).toBe(
      '<details><summary>S</summary><p>Text.</p></details>',
    )
  })

  test.each([
    '<input type="checkbox" aria-label="Own">',
    '<img src="/img/logo.png" alt="a" loading="eager" decoding="sync">',
  ])('keeps attributes that raw HTML sets itself: %s', async (element) => {
    expect(await md(`Text ${element}`)).toBe(`<p>Text ${element}</p>`)
  })

  test('checks links of raw HTML', async () => {
    expect(await md('<a class="x" href="./other.mdx">a</a>')).toBe('<p><a class="x" href="/docs/guide/other">a</a></p>')
  })
})

describe('options', () => {
  const options = {
    comments: false,
    admonitions: false,
    headingIds: false,
    headings: 'throw',
    codeMeta: 'throw',
  } as const

  test('keep the text unchanged when they are off', async () => {
    const html = await htmlOf(':::note\n\n## A {#b}\n\n:::', {
      file: 'content/guide/page.md',
      context: { markdown: options },
    })
    expect(html).toContain('<p>:::note</p>')
    expect(html).toContain('>A {#b}<a')
  })
})

test('tables are regions named after their section, and numbered if the section has several', async () => {
  const table = '| a |\n| - |\n| b |'
  const html = await htmlOf(`${table}\n\n## Sizes <!-- none -->\n\n${table}\n\nText.\n\n${table}`, {
    file: 'content/guide/page.md',
  })
  expect([...html.matchAll(/role="region" tabindex="0" aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Table',
    'Table: Sizes',
    'Table: Sizes (2)',
  ])
})

test('labels follow the language of the document', async () => {
  const html = await htmlOf(':::tip\nДа.\n:::\n\nСлово[^1].\n\n[^1]: Сноска.', { lang: 'ru' })
  expect(html).toContain('<p class="admonition-title">Совет</p>')
  expect(html).toContain('<h2 class="sr-only" id="footnote-label">Сноски</h2>')
  expect(html).toContain('aria-label="Назад к ссылке 1"')
})
