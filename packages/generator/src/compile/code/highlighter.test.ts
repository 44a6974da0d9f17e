import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unescapeHtml } from '../../model/html/escape-html.ts'
import { temporaryProject } from '../testing/compile-text.ts'
import { openHighlightCache } from './highlight-cache.ts'
import { openHighlightStore } from './highlight-store.ts'
import { highlight } from './highlighter.ts'

describe('highlight', () => {
  test('puts tokens into elements with classes, and leaves the common colour without an element', async () => {
    expect(await highlight('// a <b>\nconst x: Foo = f(`y`, 1)', 'ts')).toMatchInlineSnapshot(`
      "<span class="c">// a &lt;b&gt;</span>
      <span class="k">const</span> x: <span class="t">Foo</span> = <span class="f">f</span>(<span class="s">\`y\`</span>, <span class="n">1</span>)"
    `)
  })

  test.each([
    'ts',
    'tsx',
    'css',
    'html',
    'json',
    'sh',
    'sql',
    'yaml',
    'dockerfile',
    'diff',
    'md',
    'vue',
    'graphql',
    'text',
  ])('keeps the whole text of %s', async (lang) => {
    const code = '<a href="x">\n\n  let b = \'c\' && { d: 1 } // e\n+ f\n- g # h\n\t`i`\n'
    expect(unescapeHtml((await highlight(code, lang)).replace(/<[^>]+>/g, ''))).toBe(code)
  })
})

test('does not highlight a line that is too long for a grammar, and highlights all others', async () => {
  const line = (length: number) => `let a = "${'x '.repeat(length / 2 - 5)}${length % 2 ? 'x' : ''}"`
  const lines = (await highlight(`let b\n${line(5_000)}\nlet c\n${line(4_999)}`, 'ts')).split('\n')
  expect(lines[1]).toBe(line(5_000))
  expect(lines.map((html) => html.startsWith('<span class="k">let</span>'))).toEqual([true, false, true, true])
})

describe('openHighlightCache', () => {
  const run = async (root: string, ...codes: string[]) => {
    const cache = openHighlightCache(root, 'guide/page')
    const html = await Promise.all(codes.map((code) => cache.highlight(code, 'ts')))
    cache.save()
    return html
  }
  /** Returns what the cache holds for the document. */
  const kept = (root: string) =>
    JSON.parse(String(openHighlightStore(root).read('guide/page', '1') ?? '[]')) as [key: string, html: string][]

  test('returns what it stored', async () => {
    const root = temporaryProject()
    await run(root, 'let a')
    const [[key] = ['']] = kept(root)
    openHighlightStore(root).write('guide/page', '1', JSON.stringify([[key, 'kept']]))
    expect(await run(root, 'let a')).toEqual(['kept'])
  })

  test('starts empty when its file is damaged', async () => {
    const root = temporaryProject()
    await run(root, 'let a')
    const folder = join(root, '.cache/store/highlight')
    const file = join(folder, readdirSync(folder)[0] ?? '')
    writeFileSync(file, readFileSync(file, 'latin1').replace('let', 'LET'), 'latin1')
    expect(await run(root, 'let a')).toEqual(['<span class="k">let</span> a'])
    expect(kept(root)).toHaveLength(1)
  })

  test('starts empty when the folder is gone, and drops code that is no longer asked for', async () => {
    const root = temporaryProject()
    await run(root, 'let a', 'let b')
    rmSync(join(root, '.cache'), { recursive: true })
    await run(root, 'let a', 'let b')
    expect(kept(root)).toHaveLength(2)
    await run(root, 'let b')
    expect(kept(root)).toHaveLength(1)
  })

  test('works when the disk cannot be written', async () => {
    const root = temporaryProject({ '.cache': 'a file where the folder should be' })
    expect(await run(root, 'let a')).toEqual(['<span class="k">let</span> a'])
    expect(kept(root)).toEqual([])
  })
})
