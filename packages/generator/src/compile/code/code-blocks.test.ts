import { describe, expect, test } from 'vitest'
import { compiledOf, htmlOf } from '../testing/compile-text.ts'

/** Texts for the script of the page. Only the first block has them. */
const texts =
  'Copied|Could not copy|The code that runs and edits samples could not be loaded. Check the connection and try again.'
const buttons = `<span class="code-buttons"><button class="code-wrap" data-wrap hidden>Wrap</button><button class="code-copy" data-copy data-texts="${texts}" hidden>Copy</button></span></figure>`

describe('code blocks', () => {
  test('are figures', async () => {
    expect(await htmlOf('```ts title="a & b.ts"\nlet a = "<"\n```')).toBe(
      `<figure class="code" data-lang="ts"><figcaption>a &amp; b.ts</figcaption><pre tabindex="0"><code><span class="k">let</span> a = <span class="s">"&lt;"</span></code></pre>${buttons}`,
    )
  })

  test('without a language are plain', async () => {
    expect(await htmlOf('```\na < b\n```')).toBe(
      `<figure class="code"><pre tabindex="0"><code>a &lt; b</code></pre>${buttons}`,
    )
  })

  test('have the texts of their buttons once', async () => {
    const html = await htmlOf('```\na\n```\n\n```\nb\n```')
    expect(html.match(/data-texts="[^"]*"/g)).toEqual([`data-texts="${texts}"`])
  })

  test('give their number of lines if they are taller than the reserved height', async () => {
    const figureOf = async (lines: number) => {
      const html = await htmlOf(`\`\`\`text\n${'a\n'.repeat(lines)}\`\`\``)
      return /<figure[^>]*>/.exec(html)?.[0]
    }
    expect(await figureOf(11)).toBe('<figure class="code" data-lang="text">')
    expect(await figureOf(12)).toBe('<figure class="code" data-lang="text" style="--lines:12">')
  })

  test('wrap the lines that are highlighted', async () => {
    expect(await htmlOf('```text {1}\na\n# highlight-next-line\nb\nc\n```')).toContain(
      '<code><span class="line hl">a\n</span><span class="line hl">b\n</span>c</code>',
    )
  })

  test('wrap all lines if the lines are numbered', async () => {
    expect(await htmlOf('```text showLineNumbers=9\na\n\nb\n```')).toContain(
      '<code class="numbered" style="counter-reset:line 8"><span class="line">a\n</span><span class="line">\n</span><span class="line">b</span></code>',
    )
  })

  test('can be output, live and wrapped', async () => {
    expect(await htmlOf('```text output wrap live\na\n```')).toContain(
      '<figure class="code code-output" data-lang="text" data-wrapped data-live><figcaption>Output</figcaption>',
    )
  })

  test('explain the notation of values once, below the first block with values', async () => {
    const samples = [
      '```ts run\n1 // prints: 1\n```',
      '```ts run\n2 // => 2\n```',
      '```text output\n2\n```',
      '```ts\n3 // => 3\n```',
      '```ts run\n4 // => 4\n```',
      '```ts run\n5 // => 5\n```',
    ].join('\n\n')
    const english = await htmlOf(samples)
    expect(english.split('<small>')).toHaveLength(2)
    expect(english).toMatch(
      /4<\/span>.*<\/figure>\s*<p class="code-note"><small>The comment <code>\/\/ =&gt;<\/code> shows the value/s,
    )
    expect(english.indexOf('<small>')).toBeLessThan(english.indexOf('>5<'))
    expect(await htmlOf(samples, { lang: 'ru' })).toContain(
      '<p class="code-note"><small>Комментарий <code>// =&gt;</code>',
    )
  })

  test('read line numbers directly after the language', async () => {
    expect(await htmlOf('```js{1}\na\n```')).toContain('<span class="line hl">a</span>')
  })

  test('of npm commands become tabs', async () => {
    const html = await htmlOf('```sh npm2yarn\nnpm i zod\n```\n\n```sh npm2yarn\nnpm ci\n```')
    expect([...html.matchAll(/<input [^>]+>/g)].map(([input]) => input).slice(3, 5)).toEqual([
      '<input type="radio" name="code-0" value="bun"/>',
      '<input type="radio" name="code-1" value="npm" checked=""/>',
    ])
    expect(html).toContain('<fieldset class="tabs" aria-label="Package manager" data-group="package-manager">')
    expect(html.replace(/<[^>]+>/g, '')).toContain('pnpm add zod')
  })

  test('quote files of the project', async () => {
    const compiled = await compiledOf('```ts source="lib/a.ts#b"\n```', {
      files: { 'lib/a.ts': 'x\n// #region b\n  let c\n// #endregion b\n' },
    })
    expect(compiled.readHtml()).toContain('<code><span class="k">let</span> c</code>')
    expect(compiled.quotations).toEqual([{ file: 'lib/a.ts', region: 'b' }])
    expect(compiled.dependencies).toEqual(['lib/a.ts'])
    expect(compiled.readSamples()).toEqual([{ lang: 'ts', meta: { source: 'lib/a.ts#b' }, code: 'let c', line: 1 }])
    expect(compiled.readMarkdown()).toContain('```ts\nlet c\n```')
  })

  test('are samples with the line of their fence', async () => {
    const { readSamples } = await compiledOf(
      'Text.\n\n```ts run title="a.ts"\n// highlight-next-line\nf() // => 1\n```\n\n```text output\nx\n```',
      { bodyLine: 10 },
    )
    const samples = readSamples()
    expect(samples).toEqual([
      {
        lang: 'ts',
        meta: { run: 'node', title: 'a.ts' },
        code: '// highlight-next-line\nf() // => 1',
        line: 12,
        script: { imports: [], nodeGlobals: [] },
      },
      { lang: 'text', meta: { output: true }, code: 'x', line: 17 },
    ])
  })

  test('keep text that looks like a placeholder or a replacement pattern', async () => {
    expect(await htmlOf('```text\n<dh-code n="0"></dh-code> $& $1\n```')).toContain(
      '<code>&lt;dh-code n="0"&gt;&lt;/dh-code&gt; $&amp; $1</code>',
    )
  })
})
