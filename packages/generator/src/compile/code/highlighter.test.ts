import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unescapeHtml } from '../html/escape-html.ts'
import { temporaryProject } from '../testing/compile-text.ts'
import { openHighlightCache } from './highlight-cache.ts'
import { highlight } from './highlighter.ts'

describe('highlight', () => {
  test('gives tokens their classes and leaves the common colour bare', async () => {
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
  ])('loses nothing of %s', async (lang) => {
    const code = '<a href="x">\n\n  let b = \'c\' && { d: 1 } // e\n+ f\n- g # h\n\t`i`\n'
    expect(unescapeHtml((await highlight(code, lang)).replace(/<[^>]+>/g, ''))).toBe(code)
  })
})

test('leaves a line alone that is too long for a grammar, and no other', async () => {
  const line = (length: number) => `let a = "${'x '.repeat(length / 2 - 5)}${length % 2 ? 'x' : ''}"`
  const lines = (await highlight(`let b\n${line(5_000)}\nlet c\n${line(4_999)}`, 'ts')).split('\n')
  expect(lines[1]).toBe(line(5_000))
  expect(lines.map((html) => html.startsWith('<span class="k">let</span>'))).toEqual([true, false, true, true])
})

describe('openHighlightCache', () => {
  const shards = (root: string) =>
    readdirSync(join(root, '.cache/highlight')).map((name) => join(root, '.cache/highlight', name))

  const run = async (root: string, ...codes: string[]) => {
    const cache = openHighlightCache(root, 'guide/page')
    const html = await Promise.all(codes.map((code) => cache.highlight(code, 'ts')))
    cache.save()
    return html
  }

  test('gives back what it stored', async () => {
    const root = temporaryProject()
    await run(root, 'let a')
    const [file = ''] = shards(root)
    writeFileSync(file, readFileSync(file, 'utf8').replace('let', 'LET'))
    expect(await run(root, 'let a')).toEqual(['<span class="k">LET</span> a'])
  })

  test.each([
    ['damaged', '{"formatVersion":1,"entr'],
    ['of another form', '{"formatVersion":1,"entries":{"x":1}}'],
    ['of another version', '{"formatVersion":0,"entries":{}}'],
    ['no object', 'null'],
  ])('begins anew when its file is %s', async (_, content) => {
    const root = temporaryProject()
    await run(root, 'let a')
    const [file = ''] = shards(root)
    writeFileSync(file, content)
    expect(await run(root, 'let a')).toEqual(['<span class="k">let</span> a'])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ formatVersion: 1, entries: expect.any(Object) })
  })

  test('begins anew when the folder is gone, and drops what is no longer asked for', async () => {
    const root = temporaryProject()
    await run(root, 'let a', 'let b')
    rmSync(join(root, '.cache'), { recursive: true })
    await run(root, 'let a', 'let b')
    await run(root, 'let b')
    expect(shards(root).map((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).entries).length)).toEqual([1])
  })

  test('works where nothing can be written', async () => {
    const root = temporaryProject({ '.cache': 'a file where the folder should be' })
    expect(await run(root, 'let a')).toEqual(['<span class="k">let</span> a'])
    expect(existsSync(join(root, '.cache/highlight'))).toBe(false)
  })
})
