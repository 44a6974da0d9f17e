import { describe, expect, it } from 'vitest'
import { compiledOf, compileText, temporaryProject } from '../testing/compile-text.ts'
import { sampleNeeds } from '../../content/digest/sample-needs.ts'
import { completeFile } from './complete-file.ts'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The complete file of `main.ts` without its head. */
const complete = (files: Readonly<Record<string, string>>) => {
  const root = temporaryProject(files)
  return completeFile('main.ts', {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    fileFrom: (file) => relative(root, file),
    heading: () => [],
  })
}
const typed = (files: Readonly<Record<string, string>>) => complete(files)?.typescript?.trim()
const plain = (main: string) => complete({ 'main.ts': `${main}\nexport const end = 0\n` })?.javascript.trim()

describe('a complete file', () => {
  it('holds the used parts of other modules with their comments, each before the parts that need it', () => {
    const files = {
      'main.ts': `import { swap } from './lib/swap.ts'\n\n// #region sort\n/** Sorts. */\nexport const sort = (items: number[]) => swap(items, 0, 1)\n// #endregion sort\n`,
      'lib/swap.ts': `import { check } from './check.ts'\n\n/** Not used. */\nexport const other = 1\n\n/** Swaps. */\nexport const swap = (items: number[], i: number, j: number): void => {\n  // Both exist.\n  check(items.length)\n  ;[items[i], items[j]] = [items[j]!, items[i]!]\n}\n`,
      'lib/check.ts': `const least = 2 // at both ends\n\nexport const check = (count: number): boolean => count >= least\n`,
    }
    expect(typed(files)).toBe(
      `// From lib/check.ts

const least = 2 // at both ends

const check = (count: number): boolean => count >= least

// From lib/swap.ts

/** Swaps. */
const swap = (items: number[], i: number, j: number): void => {
  // Both exist.
  check(items.length)
  ;[items[i], items[j]] = [items[j]!, items[i]!]
}

// From main.ts

/** Sorts. */
export const sort = (items: number[]) => swap(items, 0, 1)`,
    )
    expect(complete(files)?.javascript).toContain(
      `const swap = (items, i, j) => {\n  // Both exist.\n  check(items.length)\n  ;[items[i], items[j]] = [items[j], items[i]]\n}`,
    )
    expect(complete(files)).toEqual(complete(files))
  })

  it.each([
    [
      'gives a number to the second of two equal names',
      `import { a } from './a.ts'\nconst mark = 1\nexport const main = a + mark`,
      `const mark = 2\nexport const a = mark`,
      `const mark2 = 2\nconst a = mark2\n\n// From main.ts\n\nconst mark = 1\nexport const main = a + mark`,
    ],
    [
      'keeps keys and names within functions when it renames',
      `import { a } from './a.ts'\nconst mark = 1\nexport const main = a(mark)`,
      `const mark = 2\nexport const a = (x: number) => ({ mark, y: { mark: x }.mark, z: (mark: number) => mark })`,
      `const mark2 = 2\nconst a = (x: number) => ({ mark: mark2, y: { mark: x }.mark, z: (mark: number) => mark })\n\n// From main.ts\n\nconst mark = 1\nexport const main = a(mark)`,
    ],
    [
      'does not use the name of a global',
      `import { a } from './a.ts'\nexport const main = [a, Node]`,
      `class Node {}\nexport const a = new Node()`,
      `class Node2 {}\nconst a = new Node2()\n\n// From main.ts\n\nexport const main = [a, Node]`,
    ],
    [
      'expands the shorthand of an import under another name',
      `import { a as b } from './a.ts'\nexport const main = { b }`,
      `export const a = 1`,
      `const a = 1\n\n// From main.ts\n\nexport const main = { b: a }`,
    ],
    [
      'renames an import that a local name would hide',
      `import { a as b } from './a.ts'\nexport const main = (a: number) => a + b`,
      `export const a = 1`,
      `const a2 = 1\n\n// From main.ts\n\nexport const main = (a: number) => a + a2`,
    ],
    [
      'exports the types that callers pass',
      `import { type A, b } from './a.ts'\nexport const main = (a: A) => b(a)`,
      `export class A {}\nexport const b = (a: A) => a`,
      `export class A {}\nconst b = (a: A) => a\n\n// From main.ts\n\nexport const main = (a: A) => b(a)`,
    ],
    [
      're-exports what the module re-exports',
      `export { a as b } from './a.ts'\nexport type { T } from './a.ts'\nconst c = 1\nexport { c }`,
      `export const a = 1\nexport type T = number`,
      `const a = 1\ntype T = number\n\n// From main.ts\n\nconst c = 1\n\nexport type { T }\nexport { c, a as b }`,
    ],
    [
      're-exports everything',
      `export * from './a.ts'`,
      `export const a = 1\nexport const b = 2`,
      `const a = 1\nconst b = 2\n\nexport { a, b }`,
    ],
    [
      'keeps the side effects of an imported module',
      `import { a } from './a.ts'\nexport const main = a`,
      `export const a: number[] = []\na.push(1)`,
      `const a: number[] = []\na.push(1)\n\n// From main.ts\n\nexport const main = a`,
    ],
  ])('%s', (_, main, a, expected) => {
    expect(typed({ 'main.ts': `${main}\n`, 'a.ts': `${a}\n` })).toBe(`// From a.ts\n\n${expected}`)
  })

  it('keeps imports of packages, each once', () => {
    expect(
      typed({
        'main.ts': `import { z } from 'zod'\nimport type { A } from './a.ts'\nexport const main = (a: A) => z.parse(a)\n`,
        'a.ts': `import { z as zod, type Z } from 'zod'\nimport * as fs from 'node:fs'\nconst s = zod.s\nexport type A = Z<typeof s, typeof fs>\n`,
      }),
    ).toBe(
      `import * as fs from 'node:fs'\nimport { z, type Z } from 'zod'\n\n// From a.ts\n\nconst s = z.s\nexport type A = Z<typeof s, typeof fs>\n\n// From main.ts\n\nexport const main = (a: A) => z.parse(a)`,
    )
  })

  it('does not exist for a module without exports, and has only JavaScript for a JavaScript module', () => {
    expect(complete({ 'main.ts': 'let a = 1\n' })).toBeUndefined()
    const root = temporaryProject({ 'a.js': 'export const a = 1\n' })
    const options = { root, read: () => 'export const a = 1\n', fileFrom: (file: string) => file, heading: () => [] }
    expect(Object.keys(completeFile('a.js', options) ?? {})).toEqual(['javascript', 'whole'])
  })
})

it.each([
  ['annotations', 'const a: number = 1', 'const a = 1'],
  ['optional parameters', 'const f = (a?: number, b = 1): void => {}', 'const f = (a, b = 1) => {}'],
  ['casts', 'const a = (f() as unknown as string[])[0]!.length', 'const a = (f())[0].length'],
  ['parentheses that only a cast needed', 'const a = (b as string[]).length', 'const a = b.length'],
  ['satisfies', 'const a = { b: 1 } satisfies object', 'const a = { b: 1 }'],
  [
    'type parameters',
    'const f = <T,>(a: T): T => new Map<T, T>([[a, a]]).get(a)',
    'const f = (a) => new Map([[a, a]]).get(a)',
  ],
  [
    'interfaces with their comments',
    '/** About A. */\ninterface A {\n  b: 1\n}\n\n/** About c. */\nconst c = 1',
    '/** About c. */\nconst c = 1',
  ],
  [
    'overloads',
    '/** One. */\nfunction f(a: 1): 1\nfunction f(a: unknown) {\n  return a\n}',
    'function f(a) {\n  return a\n}',
  ],
  [
    'modifiers',
    'class A {\n  private readonly a = 1\n  protected static b?: number\n  declare c: 1\n  d!: number\n}',
    'class A {\n  a = 1\n  static b\n  d\n}',
  ],
  ['types that a class implements', 'class A<T> extends B<T> implements C<T>, D {}', 'class A extends B {}'],
  ['abstract classes', 'abstract class A {\n  abstract a(): void\n\n  b() {}\n}', 'class A {\n  b() {}\n}'],
  ['this among the parameters', 'function f(this: A, b: number) {}', 'function f(b) {}'],
  [
    'imports of types',
    "import { type A, b } from 'c'\nimport type { D } from 'e'\nb()",
    "import { b } from 'c'\n\nb()",
  ],
  [
    'names that look like modifiers',
    'class A {\n  readonly = 1\n  declare() {}\n}',
    'class A {\n  readonly = 1\n  declare() {}\n}',
  ],
])('JavaScript has no %s', (_, code, expected) => {
  expect(plain(code)).toBe(`${expected}\nexport const end = 0`)
})

describe('a page that quotes a module', () => {
  const files = { 'lib/a.ts': 'import { b } from "./b.ts"\nexport const a = b\n', 'lib/b.ts': 'export const b = 1\n' }

  it('has controls before the first quotation, and links in its Markdown', async () => {
    const compiled = await compiledOf('Text.\n\n```ts source="lib/a.ts"\n```\n\n```ts source="lib/a.ts"\n```', {
      files,
      context: {
        baseUrl: '/base/',
        completeFiles: {
          isOn: true,
          siteUrl: 'https://example.com',
          sourceUrl: 'https://example.com/x/edit/main',
          license: 'MIT',
        },
      },
    })
    const address = '/base/docs/guide/page.complete'
    expect(compiled.readHtml()).toContain(
      `<p>Text.</p>\n<div class="complete-file" role="group" aria-label="Complete file: a">` +
        `<span class="complete-file-label">Copy complete file:</span> ` +
        `<button type="button" data-copy-file="${address}.ts.txt" hidden>TypeScript</button>` +
        `<button type="button" data-copy-file="${address}.js.txt" hidden>JavaScript</button>` +
        `<a href="${address}.ts.txt">a.ts</a> <a href="${address}.js.txt">a.js</a> ` +
        `<a href="https://example.com/x/blob/main/lib/a.ts">Source</a></div><figure`,
    )
    expect(compiled.readHtml().match(/complete-file"/g)).toHaveLength(1)
    expect(compiled.readMarkdown()).toContain(
      `Copy complete file: [a.ts](${address}.ts.txt) [a.js](${address}.js.txt) [Source](https://example.com/x/blob/main/lib/a.ts)\n`,
    )
    expect(JSON.stringify(compiled.readSections())).not.toContain('complete')
    expect(compiled.dependencies).toEqual(['lib/a.ts', 'lib/b.ts'])
    expect(compiled.readCompleteFiles()).toMatchObject([
      {
        name: 'a',
        source: 'lib/a.ts',
        typescript: {
          path: '/docs/guide/page.complete.ts.txt',
          code:
            '// a, complete: this file runs as it is and needs no other file of the page.\n' +
            '// Page: https://example.com/base/docs/guide/page\n// Sources: lib/b.ts, lib/a.ts\n// License: MIT\n\n' +
            '// From lib/b.ts\n\nconst b = 1\n\n// From lib/a.ts\n\nexport const a = b\n',
        },
        javascript: { path: '/docs/guide/page.complete.js.txt' },
      },
    ])
  })

  it('names the module in the address if the page quotes several, and omits those in another file', async () => {
    const { readCompleteFiles } = await compiledOf(
      ['lib/a.ts', 'lib/c.ts', 'lib/b.ts', 'other/a.ts']
        .map((file) => `\`\`\`ts source="${file}"\n\`\`\``)
        .join('\n\n'),
      { files: { ...files, 'lib/c.ts': 'export const c = 2\n', 'other/a.ts': 'export const a = 3\n' } },
    )
    expect(readCompleteFiles().map(({ javascript }) => javascript.path)).toEqual([
      '/docs/guide/page.lib-a.complete.js.txt',
      '/docs/guide/page.c.complete.js.txt',
      '/docs/guide/page.other-a.complete.js.txt',
    ])
  })

  it('has a file for a module that another file has in part, and none for one quoted only in folds', async () => {
    const { readCompleteFiles } = await compiledOf(
      '<details>\n<summary>Helper</summary>\n\n```ts source="lib/c.ts"\n```\n\n</details>\n\n' +
        ['lib/a.ts', 'lib/b.ts'].map((file) => `\`\`\`ts source="${file}"\n\`\`\``).join('\n\n'),
      {
        files: { ...files, 'lib/b.ts': 'export const b = 1\nexport const d = 2\n', 'lib/c.ts': 'export const c = 3\n' },
      },
    )
    expect(readCompleteFiles().map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('offers the file to blocks that import it by its name, unless a block has that title', async () => {
    const quoting = 'Text.\n\n```ts source="lib/a.ts"\n```\n\n'
    const call = "```ts run\nimport { a } from './a.ts'\n\nconsole.log(a)\n```"
    const { readSamples, readCompleteFiles } = await compiledOf(quoting + call, { files })
    const [samples, completeFiles] = [readSamples(), readCompleteFiles()]
    expect(samples).toMatchObject([
      { meta: { source: 'lib/a.ts' } },
      { meta: { run: 'node' } },
      { lang: 'ts', meta: { title: 'a.ts' }, code: completeFiles[0]?.typescript?.code, line: samples[0]?.line },
    ])
    expect(sampleNeeds(samples)).toEqual([{ index: 1, kind: 'script', imports: [] }])
    expect((await compiledOf(quoting, { files })).readSamples()).toHaveLength(1)
    const titled = '\n\n```ts title="a.ts"\nexport const a = 2\n```'
    expect((await compiledOf(quoting + call + titled, { files })).readSamples()).toHaveLength(3)
  })

  it('uses the language of the document', async () => {
    const { readHtml } = await compiledOf('```ts source="lib/a.ts"\n```', { files, lang: 'ru' })
    const html = readHtml()
    expect(html).toContain('aria-label="Файл целиком: a"')
    expect(html).toContain('Скопировать файл целиком:')
  })

  it('has none if the site switches them off, and none for files that are not modules', async () => {
    const context = { completeFiles: { isOn: false, siteUrl: 'https://example.com' } }
    expect((await compiledOf('```ts source="lib/a.ts"\n```', { files, context })).readCompleteFiles()).toEqual([])
    const style = { files: { 'a.css': 'a { color: red }\n' } }
    expect((await compiledOf('```css source="a.css"\n```', style)).readCompleteFiles()).toEqual([])
  })

  it.each([
    ['export const a = await import("./b.ts")', 'The module imports a module while it runs; import it at the top.'],
    [
      'import * as b from "./b.ts"\nexport const a = b',
      'The import of "./b.ts" does not list names. Import the names that are used: import { name } from "./b.ts".',
    ],
    ['import { c } from "./b.ts"\nexport const a = c', '"./b.ts" exports no "c".'],
    ['import { c } from "./c.ts"\nexport const a = c', 'The import of "./c.ts" leads to no module.'],
    ['export enum A { B }', 'The module has an enum, which does more than name types; write an object of constants.'],
    ['export const a = (', 'Expected `)` but found `EOF`.'],
  ])('reports why there is none: %s', async (code, message) => {
    const { problems, compiled } = await compileText('```ts source="lib/a.ts"\n```', {
      files: { ...files, 'lib/a.ts': `\n${code}\n` },
    })
    expect(problems).toEqual([
      expect.stringContaining(`warning lib/a.ts:${code.endsWith('(') ? 3 : 2} [complete-file] ${message}`),
    ])
    expect(problems[0]).toContain('content/guide/page.mdx quotes lib/a.ts, and gets no complete file to copy.')
    expect(compiled?.readCompleteFiles()).toEqual([])
  })
})
