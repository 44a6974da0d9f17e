import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteSource } from '../packages/generator/src/compile/code/quote-source.ts'
import { completeCode, quotedModules } from './quoted-modules.ts'

const repository = resolve(import.meta.dirname, '..')
const sources = quotedModules()
const fileOf = (source: string) => source.replaceAll('/', '--').replace(/\.ts$/, '')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'complete-files-'))
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const configs = {
    'tsconfig.json': {
      extends: join(repository, 'tsconfig.base.json'),
      compilerOptions: { noEmit: true, types: ['node'] },
    },
    'tsconfig.strict.json': {
      compilerOptions: { noEmit: true, types: ['node'], strict: true, target: 'esnext', module: 'preserve' },
    },
  }
  for (const [file, config] of Object.entries(configs))
    writeFileSync(join(folder, file), JSON.stringify({ ...config, include: ['*.ts'] }))
  for (const source of sources) {
    const { typescript, javascript } = completeCode(source)
    writeFileSync(join(folder, `${fileOf(source)}.ts`), typescript)
    writeFileSync(join(folder, `${fileOf(source)}.js`), javascript)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('complete files of the handbook', () => {
  it('exist for every module that a document quotes', () => {
    expect(sources.length).toBeGreaterThan(120)
  })

  // Without `noUncheckedIndexedAccess`, the compiler infers other types for variables without an annotation.
  it.each([
    ['the settings of this repository, unused names included', 'tsconfig.json'],
    ['`strict` alone', 'tsconfig.strict.json'],
  ])('compile under %s', (_, config) => {
    const tsc = join(repository, 'node_modules/typescript/bin/tsc')
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', join(folder, config), '--pretty', 'false'], {
      encoding: 'utf8',
    })
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
  })

  it.each(sources)('%s runs as JavaScript and has the exports of its source', async (source) => {
    const [whole, original] = await Promise.all(
      [join(folder, `${fileOf(source)}.js`), join(repository, 'handbook', source)].map(
        (file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>,
      ),
    )
    expect(Object.keys(original ?? {})).not.toEqual([])
    expect(Object.keys(whole ?? {})).toEqual(expect.arrayContaining(Object.keys(original ?? {})))
  })

  it.each(sources)('%s reads like its source: no lines with blanks at their ends, no marks, no gaps', (source) => {
    for (const code of Object.values(completeCode(source))) {
      expect(code).not.toMatch(/[ \t]$/m)
      expect(code).not.toMatch(/#(?:end)?region/)
      expect(code).not.toMatch(/\n{3}/)
      expect(Math.max(...code.split('\n').map((line) => line.length))).toBeLessThanOrEqual(160)
    }
  })
})

/** The two parts of a document's Markdown: its code with the quoted code, and its prose. */
const partsOf = (text: string): { code: string; prose: string; quoted: string[] } => {
  const parts = { code: '', prose: '', quoted: new Array<string>() }
  for (const [index, part] of text.split(/^ *`{3,}/m).entries()) {
    const [, file, region] = /source="([^"#]+\.ts)(?:#([^"]+))?"/.exec(part.split('\n')[0] ?? '') ?? []
    if (index % 2 === 0) parts.prose += part
    else if (file === undefined) parts.code += part
    else {
      const source = readFileSync(join(repository, 'handbook', file), 'utf8')
      const quoted = quoteSource(source, { file, region })
      parts.code += 'code' in quoted ? quoted.code : ''
      parts.quoted.push(file)
    }
  }
  return parts
}

it('explanations name only helpers and private members that the page shows, exports or links to', () => {
  const folder = join(repository, 'handbook/content')
  const hidden: string[] = []
  for (const document of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!document.endsWith('.mdx')) continue
    const { code, prose, quoted } = partsOf(readFileSync(join(folder, document), 'utf8'))
    for (const file of new Set(quoted)) {
      const { typescript } = completeCode(file)
      const helpers = typescript.matchAll(
        /^(?:const|function\*?|class|interface|type) (\w+)|^ {2}(?:readonly )?(#\w+)/gm,
      )
      for (const name of new Set([...helpers].map((found) => found[1] ?? found[2] ?? ''))) {
        const isShown = new RegExp(`(?<![\\w#])${name}\\b`).test(code)
        const isNamed = new RegExp(`(?<![\\w#[])\`[^\`\\n]*(?<![\\w#])${name}\\b[^\`\\n]*\``).test(prose)
        if (isNamed && !isShown && name.length > 2) hidden.push(`${document}: ${name}`)
      }
    }
  }
  expect(hidden).toEqual([])
})

it('every page with a complete file has a block that runs this file with an input of the reader', () => {
  const folder = join(repository, 'handbook/content')
  const without: string[] = []
  let pages = 0
  for (const document of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!document.endsWith('.mdx')) continue
    const text = readFileSync(join(folder, document), 'utf8')
    const names = [...text.matchAll(/^`{3,}ts source="[^"#]*?([^"#/]+\.ts)[#"]/gm)].map(([, name]) => name)
    if (names.length === 0) continue
    pages++
    const runs = [...text.matchAll(/^`{3,}ts run$([\s\S]*?)^`{3,}$/gm)].map(([, code = '']) => code)
    if (!runs.some((code) => names.some((name) => code.includes(`from './${name}'`)))) without.push(document)
  }
  expect(without).toEqual([])
  expect(pages).toBeGreaterThan(110)
})
