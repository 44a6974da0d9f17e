import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entryFile } from '../packages/generator/src/cache/open-store.ts'
import { openResultStore } from '../packages/generator/src/content/incremental/result-store.ts'
import type { DocumentPage } from '../packages/generator/src/model/page.ts'
import { filesAreOld } from '../packages/generator/src/content/testing/files-are-old.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'
import { buildWithKnownEntries } from './known-entries.ts'
import { runGenerator } from './run-generator.ts'
import { startChecks } from './start-checks.ts'

let fixture: FixtureCopy
let checks: ReturnType<typeof startChecks>
let page: DocumentPage
let built = ''
const run = (...args: string[]) => runGenerator(fixture.root, ...args)
const read = (file: string) => readFile(join(fixture.root, file), 'utf8')
const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(fixture.root, file), change(await read(file)))

beforeAll(async () => {
  fixture = await copyFixture('components')
  await filesAreOld(fixture.root)
  checks = startChecks(fixture.root)
  const { status, output } = await buildWithKnownEntries({ name: 'components', root: fixture.root }, () => run('build'))
  expect(output).toContain('Built')
  expect(status).toBe(0)
  built = output.replaceAll(/\s+/g, ' ')
  page = JSON.parse(await read('dist/docs/imports.json')) as DocumentPage
})
afterAll(async () => {
  await checks?.end()
  await fixture.remove()
})

describe('a document that imports modules', () => {
  it('writes members of an imported map as elements', async () => {
    const { html } = JSON.parse(await read('dist/docs/component-maps.json')) as DocumentPage
    expect(html).toContain('<a href="/docs/plain">the home page</a>, or <a href="/docs/plain">elsewhere</a>')
    expect(html).toContain('<em>term</em>, and <b>all</b>')
  })

  it.each<[what: string, markup: RegExp]>([
    [
      'an island of a module beside it, with its styles and an image',
      /<div data-island="dial-\w{6}" data-id="i0-" data-props='\{"start":5\}'><style>\.dial_\w+\{padding-left:9px;\}<\/style><p class="dial_\w+"><img src="\/assets\/mark-\w{8}\.svg" alt=""\/> <button>Dial: <!-- -->5/,
    ],
    [
      'a component of Docusaurus’ folder, with its imports from Docusaurus',
      /<section class="panel_\w+" title="Panel Static panel"><svg viewBox="0 0 10 10" aria-label="Mark">[\s\S]*?<\/svg><a href="\/docs\/plain">Components<\/a><img src="\/img\/dot\.svg"[^>]*>Named <b>Static panel<\/b>\.<small>stamped<\/small><div class="admonition tip" role="note"><p class="admonition-title">Tip<\/p>In <strong>bold<\/strong>, with [\s\S]*<b class="badge_\w+">inner<\/b>/,
    ],
    [
      'an island that a folder re-exports, which knows the site',
      /data-island="meter-\w{6}"[^>]*><p><a href="\/docs\/plain">Meter of <!-- -->Components<\/a>: <!-- -->3<!-- --> <b>mode <!-- -->unknown<\/b> <i>waiting<\/i>/,
    ],
    ['a component of a package', /<meter id="[^"]+" class="gauge" value="7" max="10">Gauge 7<\/meter>/],
    ['an island of a package of CommonJS', /data-island="switch-\w{6}"[^>]*><button type="button">Package is off/],
    [
      'files of a package without extensions, and by their folder',
      /<i class="lamp">Lamp (?:<!-- -->)?7<\/i>\s*<div class="lamps"><i class="lamp">Lamp 1<\/i><\/div>/,
    ],
    ['a component of src/theme/MDXComponents', /<span style="background-color:teal">marked<\/span>/],
    ['a component of the site’s own theme', /<p>It is <small>stamped<\/small>\.<\/p>/],
    [
      'partials that a module imports, with their own imports and components',
      /<section><h2 id="steps">Setup[\s\S]*?<p>In <strong>bar<\/strong>, with <b class="badge_\w+">of a partial<\/b> and <a href="\/docs\/plain">a link<\/a>\.<\/p>[\s\S]*?<pre[\s\S]*?inner[\s\S]*?<p>Without <em>components<\/em>: 1 &lt; 2\.<\/p>\s*<\/section>/,
    ],
    [
      'children that a component recognizes by their types',
      /<ul class="choices"><li>one: in <strong>bold<\/strong><\/li><li>two: (?:<style>[^<]*<\/style>)?<b class="badge_\w+">chosen<\/b><\/li><\/ul>\s*<p>2 of them<\/p>\s*<ul class="choices"><li>first: first<\/li><li>second: second<\/li><\/ul>/,
    ],
    ['values in a partial', /<p>The part knows the unit bar\.<\/p>/],
    ['values and data', /<p>The unit is bar, the title From YAML, and the last year 2026\.<\/p>/],
    ['functions of a module', /<b class="badge_\w+">the first<\/b><b class="badge_\w+">the second<\/b>/],
    ['classes of a style sheet', /<p class="box_\w+">In a box<\/p>/],
    ['labels of tabs in their order', />Apple<\/label>[\s\S]*>Penguin<\/label>/],
    ['a drawing as an address', /<img src="\/assets\/mark-\w{8}\.svg" alt="A mark"/],
    ['the text of a file', /<pre>import \{ join \}[\s\S]*<pre>title: From YAML\n<\/pre>/],
  ])('shows %s', (_, markup) => expect(page.html).toMatch(markup))

  it('resolves the aliases of the site in documents and in modules, for the page and for browsers', async () => {
    const html = await read('dist/docs/aliases.html')
    expect(html).toMatch(/<section class="panel_\w+" title="Panel By an alias">/)
    expect(html).toMatch(
      /data-island="lamp-\w{6}"[^>]*><button type="button"><svg [^>]*aria-label="A dot">[\s\S]*?<\/svg> <svg viewBox="0 0 10 10">[\s\S]*?<\/svg> <!-- -->lamp mac<!-- --> <!-- -->shines/,
    )
    expect(html).toMatch(/inner[\s\S]*There are 2 systems, and <img src="\/assets\/dot-\w{8}\.svg" alt="a dot"/)
    expect(html).toContain('<pre>import { join }')
    const scripts = (await readdir(join(fixture.root, 'dist/assets'))).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((name) => read(`dist/assets/${name}`)))
    expect(texts.filter((code) => code.includes('is dark now'))).toHaveLength(1)
  })

  it('gives components the version and values of the configuration, and warns of a missing value', async () => {
    expect(await read('dist/docs/release.html')).toMatch(
      /<p>Release 4\.2 of Next, one of 1, <a href="\/docs\/plain">below \/docs<\/a>, without undefined\.<\/p>/,
    )
    expect(built).toContain(
      'content/release.mdx:8 A component reads "siteConfig.customFields.channel", which the site does not have. Write it in site.config.ts: customFields: { channel: … }.',
    )
  })

  it('has its imported styles before its text, and no other page has them', async () => {
    expect(page.html).toMatch(
      /^<style>\.panel_\w+\{border:1px solid;\}\.box_\w+\{outline:3px solid tomato;background:url\("\/assets\/mark-\w{8}\.svg"\);\}\.article em\{color:teal;\}h2\{letter-spacing:1px;\}\.gauge\{width:11px;\}<\/style>/,
    )
    for (const file of ['dist/docs/plain.html', 'dist/docs/intro.html', 'dist/index.html'])
      expect(await read(file)).not.toMatch(/tomato|letter-spacing:1px|11px/)
  })

  it('inlines an SVG file without its scripts, and each copy has its own ids', () => {
    const drawings = [
      ...page.html.matchAll(
        /<svg viewBox="0 0 10 10" width="\d+">.*?<linearGradient id="([^"]+)">[\s\S]*?url\(#([^)]+)\)/g,
      ),
    ]
    const ids = drawings.map(([, id]) => id)
    expect(drawings.map(([, , used]) => used)).toEqual(ids)
    expect(new Set(ids).size).toBe(2)
    expect(page.html).toContain('<title>Second</title>')
    expect(page.html).not.toMatch(/alert\(|onload/)
  })

  it('puts the style sheets of the site into a layer after those of the generator, on every page', async () => {
    for (const file of ['dist/docs/plain.html', 'dist/index.html']) {
      const html = await read(file)
      expect(html).toMatch(/@layer reset,[^;]*,site;/)
      expect(html).toMatch(/@layer site\{[^@]*:root\{--color-accent:#010203\}/)
    }
    expect(await read('dist/docs/plain.html')).toContain('article p{orphans:7}')
  })

  it('ships a script for each island that a document imports, and none for other modules', async () => {
    const scripts = (await readdir(join(fixture.root, 'dist/assets'))).filter((name) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map((name) => read(`dist/assets/${name}`)))
    for (const text of ['Dial: ', 'in the browser', ' is '])
      expect(texts.filter((code) => code.includes(text))).not.toEqual([])
    expect(texts.filter((code) => /Named \{name\}|className:"gauge"/.test(code))).toEqual([])
  })
})

describe('the modules that a document imports', () => {
  /** Times of each document's cache entry, which is written only when the document is compiled. */
  const results = async () =>
    Object.fromEntries(
      await Promise.all(
        ['imports', 'intro'].map(async (id) => {
          const cacheFolder = join(fixture.root, '.cache')
          const { ctimeNs } = await stat(entryFile({ cacheFolder, kind: 'documents', place: id }), { bigint: true })
          return [id, String(ctimeNs)] as const
        }),
      ),
    )

  it('are not compiled again while nothing changes', async () => {
    const before = await results()
    expect((await run('check')).status).toBe(0)
    expect(await results()).toEqual(before)
  })

  it.each<[what: string, file: string, change: (text: string) => string]>([
    ['a module that an imported module imports', 'content/parts/join.ts', (text) => text.replace("' '", "'-'")],
    ['a module behind the index of a folder', 'src/components/meter.tsx', (text) => text.replace('waiting', 'wait')],
    ['a partial that a module imports', 'content/parts/_steps.mdx', (text) => text.replace('In **', 'All in **')],
    ['a partial of such a partial', 'content/parts/_inner.mdx', (text) => text.replace('inner()', 'within()')],
    ['data', 'content/parts/facts.yml', (text) => text.replace('From', 'Out of')],
    ['a style sheet that a style sheet imports', 'content/parts/more.css', (text) => text.replace('teal', 'navy')],
    ['a drawing that a module imports', 'content/parts/mark.svg', (text) => text.replace('teal', 'navy')],
    ['the release of a package', 'node_modules/site-gauge/package.json', (text) => text.replace('1.0.0', '1.0.1')],
    [
      'a module of the components of every document',
      'src/components/highlight.jsx',
      (text) => text.replace('{children}', '{children}!'),
    ],
  ])('cause a compilation of only this document when %s changes', async (_, file, change) => {
    const before = await results()
    await edit(file, change)
    await filesAreOld(fixture.root)
    expect((await checks.check()).status).toBe(0)
    const after = await results()
    expect(after['intro']).toBe(before['intro'])
    expect(after['imports']).not.toBe(before['imports'])
  })

  it('cause a compilation of all documents with modules when an alias changes', async () => {
    const before = await results()
    await edit('tsconfig.json', (text) => text.replace('["content/parts/*"]', '["./content/parts/*"]'))
    await filesAreOld(fixture.root)
    expect((await checks.check()).status).toBe(0)
    expect((await results())['imports']).not.toBe(before['imports'])
  })

  it('have their changes on the pages, like a build from scratch', async () => {
    await filesAreOld(fixture.root)
    expect((await run('build')).status).toBe(0)
    const html = await read('dist/docs/imports.html')
    for (const text of ['the-first', '<i>wait</i>', 'Out of YAML', '.article em{color:navy;}', 'marked!'])
      expect(html).toContain(text)
    await rm(join(fixture.root, '.cache'), { recursive: true })
    await rm(join(fixture.root, 'dist'), { recursive: true })
    expect((await run('build')).status).toBe(0)
    expect(await read('dist/docs/imports.html')).toBe(html)
  })
})

it('turns all components of packages into islands when the site is configured so', async () => {
  const config = await read('site.config.ts')
  await edit('site.config.ts', (text) => text.replace('styles:', "components: { hydrate: 'auto' },\n  styles:"))
  expect((await checks.check()).status).toBe(0)
  await writeFile(join(fixture.root, 'site.config.ts'), config)
  const entry = openResultStore(fixture.root).read('imports')
  expect(entry?.result.islands.map((island) => island.replace(/-\w+$/, ''))).toEqual([
    'dial',
    'gauge',
    'lamp',
    'lamps',
    'meter',
    'switch',
  ])
})

describe('a run over documents with faults', () => {
  let output = ''
  const write = (file: string, text: string) => writeFile(join(fixture.root, file), text)
  const faulty = (title: string, body: string) =>
    write(`content/${title}.mdx`, `---\ntitle: ${title}\ndescription: A document with faults.\n---\n\n${body}\n`)

  beforeAll(async () => {
    await faulty(
      'loading',
      `import boom from 'site-boom'
import { Guage } from 'site-gauge'
import { rws } from '@site/content/parts/rows'
import none from 'not-there/part'
import Broken from './parts/broken'
import Common from './parts/common.js'
import Chart from './parts/dail'
import { Guide } from './parts/guide'
import Gone from '~/components/gone'
import { far } from '@/far'
import Near from 'components/near'

<Guide /> {rws} <Guage />`,
    )
    await write(
      'content/parts/guide.jsx',
      "'use client'\nimport Part from './_steps.mdx'\n\nexport const Guide = () => <Part />\n",
    )
    await write(
      'content/parts/broken.tsx',
      "import Page from '@theme/NotFound'\nimport './gone'\nexport default () => null\n",
    )
    await write('content/parts/common.js', 'module.exports = () => null\n')
    await faulty(
      'props',
      "import Dial, { spare } from './parts/dial'\n\n<Dial start={() => 1} />\n\n[gone](/docs/gone)",
    )
    await faulty('throws', "import Fails from './parts/fails'\n\nText.\n\n<Fails />\n\n[gone](/docs/gone)")
    await write('content/parts/fails.tsx', 'export default () => <b>{missing()}</b>\n')
    await edit('site.config.ts', (text) => text.replace("['./theme.css']", "['./theme.css', './gone.css']"))
    const result = await checks.check()
    expect(result.status).toBe(1)
    output = result.output.replaceAll(/\s+/g, ' ')
  })

  it.each([
    "content/loading.mdx:6 Import of \"site-boom\": the package cannot be loaded: window is not defined. The build has no browser. Load the package in an effect of a component that begins with 'use client': await import('site-boom').",
    'content/loading.mdx:7 Import of "site-gauge": the module exports no "Guage". Its exports, nearest first: "Gauge".',
    'content/loading.mdx:8 Import of "@site/content/parts/rows": the module exports no "rws". Its exports, nearest first: "rows", "describe".',
    'content/loading.mdx:9 Import of "not-there/part": the package "not-there" is not installed in the folder of the site. Run: npm install not-there.',
    'content/parts/broken.tsx:1:18 Import of "@theme/NotFound": Docusaurus has it, and this generator has no equivalent. Provided, nearest first: "@theme/',
    'content/parts/broken.tsx:2:8 Import of "./gone": there is no such file.',
    'content/parts/common.js:1:1 The module "./parts/common.js" cannot be loaded: module is not defined in ES module scope. Write "export default …" instead of "module.exports = …".',
    'content/loading.mdx:14 Import of "~/components/gone": there is no file "src/components/gone". In "src/components", nearest first: ',
    'content/loading.mdx:15 Import of "@/far": no package has such a name. If "@" is an alias of a bundler\'s configuration, name its folder in the tsconfig.json or jsconfig.json of the site: { "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }.',
    'content/loading.mdx:16 Import of "components/near": the package "components" is not installed in the folder of the site. If "components" is an alias of a bundler\'s configuration, name its folder in the tsconfig.json or jsconfig.json of the site: { "compilerOptions": { "paths": { "components/*": ["./src/components/*"] } } }.',
    'content/loading.mdx:12 Import of "./parts/dail": there is no file "content/parts/dail". In "content/parts", nearest first: "dial.tsx", ',
    'content/parts/guide.jsx <Guide> comes alive in the browser, and imports the partial "content/parts/_steps.mdx", which is compiled at build time alone. Import the partial in the document, and write it between the tags: <Guide><Part /></Guide>.',
    'content/props.mdx:6 Import of "./parts/dial": the module exports no "spare". Its exports, nearest first: "unit", "default". Nothing uses "spare": delete it.',
    'content/props.mdx:8 <Dial> is an island, so its props are sent to the browser as JSON, but "start" is a function.',
    'content/throws.mdx:10 The document throws while it is rendered: ReferenceError: missing is not defined.',
    '"styles" names "./gone.css", and there is no such file. Create it, correct the path, or delete it from the list.',
  ])('reports %s', (message) => expect(output).toContain(message))

  it('continues with the rest of these documents', () => {
    expect(output).toMatch(/content\/props\.mdx:10 The link "\/docs\/gone"/)
    expect(output).toMatch(/content\/throws\.mdx:12 The link "\/docs\/gone"/)
  })
})
