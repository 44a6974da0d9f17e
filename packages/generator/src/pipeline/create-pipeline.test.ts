import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everyDocument, useSmallSite } from './testing/small-site.ts'

const { root, pipeline, compiled, load, write, remove, configure, reopen } = useSmallSite()

it('compiles each document once while nothing changes', async () => {
  const first = await load()
  expect(first.messages).toEqual([])
  expect(first.compiled).toEqual(everyDocument)
  const second = await load()
  expect(second.compiled).toEqual([])
  expect(JSON.stringify([...(second.site?.pages ?? [])])).toBe(JSON.stringify([...(first.site?.pages ?? [])]))
})

it('compiles only the changed document', async () => {
  await load()
  await write('content/plain.md', '# Plain\n\n## Heading\n\nText.\n\nOther text.\n')
  const { compiled, site } = await load()
  expect(compiled).toEqual(['plain'])
  expect(site?.compiled.get('plain')?.readHtml()).toContain('Other text.')
})

it('sees a change of a file with the same size and the same time in seconds', async () => {
  await load()
  await write('content/plain.md', '# Plain\n\n## Heading\n\nTest.\n')
  expect((await load()).site?.compiled.get('plain')?.readHtml()).toContain('Test.')
})

it('compiles the documents that quote, include or list a changed file', async () => {
  await load()
  await write('content/_part.mdx', 'Another part.\n')
  expect((await load()).compiled).toEqual(['partial'])
  await write('algorithms/one.ts', '// #region one\nexport const one = 2\n// #endregion one\n')
  expect((await load()).compiled).toEqual(['quote'])
  await write('content/guide/a.md', '# Another title\n\nAbout a.\n')
  const { compiled, site } = await load()
  expect(compiled).toEqual(['guide/a', 'intro'])
  expect(site?.compiled.get('intro')?.readHtml()).toContain('Another title')
})

it('compiles documents that show browser support after a new release of its data', async () => {
  const release = (version: string, safari: string) => ({
    'data.json': JSON.stringify({
      browsers: {},
      features: {
        x: { kind: 'feature', name: 'X', status: { baseline: false, support: { safari, safari_ios: safari } } },
      },
    }),
    'package.json': JSON.stringify({ version }),
  })
  const publish = async (version: string, safari: string) => {
    for (const [file, text] of Object.entries(release(version, safari))) await write(`data/${file}`, text)
  }
  await publish('3.0.0', '26')
  await write('content/quote.mdx', '# Quote\n\nSince <BrowserSupport inline of="x" />.\n')
  reopen({ features: join(root(), 'data') })
  expect((await load()).messages).toEqual([])
  expect((await load()).compiled).toEqual([])
  await publish('3.0.1', '27')
  const { compiled, site } = await load()
  expect(compiled).toEqual(['quote'])
  expect(site?.compiled.get('quote')?.readHtml()).toContain('Safari 27; not in')
})

it('sees documents that are added, moved and deleted', async () => {
  await load()
  await write('content/guide/b.md', '# B guide\n\nAbout b.\n')
  const more = await load()
  expect(more.compiled).toEqual(['guide/b', 'intro'])
  expect(more.site?.compiled.get('intro')?.readHtml()).toContain('B guide')
  await write('content/plain.md', '---\nslug: moved\n---\n# Plain\n\n## Heading\n\nText.\n')
  const moved = await load()
  expect(moved.compiled).toEqual(['intro', 'plain'])
  expect(moved.site?.compiled.get('intro')?.readHtml()).toContain('/docs/moved')
  await remove('content/plain.md')
  const gone = await load()
  expect(gone.compiled).toEqual(['intro'])
  expect(gone.messages).toHaveLength(2)
})

it('compiles a document with problems each time, until its missing file appears', async () => {
  await write('content/plain.md', '# Plain\n\n## Heading\n\nimport X\n\n[a](missing.md)\n')
  expect((await load()).messages).toHaveLength(1)
  expect((await load()).compiled).toEqual(['plain'])
  await write('content/missing.md', '# Found\n\nText.\n')
  expect((await load()).messages).toEqual([])
})

it('uses a new configuration, new sidebars and new tags at once', async () => {
  await load()
  await configure({ title: 'New', baseUrl: '/new/' })
  const renamed = await load()
  expect(renamed.site?.data.title).toBe('New')
  expect(renamed.compiled).toEqual(everyDocument)
  await write('content/sidebars.ts', "export default { main: ['plain'] }")
  expect([...((await load()).site?.shards.keys() ?? [])]).toEqual(['/sidebars/main.json'])
  await write('content/tags.yml', 'x: { label: X }\n')
  expect((await load()).messages).toEqual([
    'content/tags.yml The tag "x" is declared, but no document has it. Use it or delete it.',
  ])
})

it('runs loads one after another and reports their times', async () => {
  const [first, second] = await Promise.all([pipeline().load(), pipeline().load()])
  expect(second.site?.pages.size).toBe(first.site?.pages.size)
  expect(compiled()).toEqual(everyDocument)
  expect(Object.keys(first.timings).toSorted()).toMatchInlineSnapshot(`
    [
      "compile",
      "configuration",
      "documents",
      "files",
      "history",
      "links",
      "pages",
      "records",
      "samples",
      "settings",
      "sidebars",
      "tags",
    ]
  `)
})
