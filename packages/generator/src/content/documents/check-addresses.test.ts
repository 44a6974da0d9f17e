import { expect, it } from 'vitest'
import { collectProblems, type Severity } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import { checkAddresses } from './check-addresses.ts'

const document = (file: string, path: string): SourceDocument => ({
  id: file,
  file,
  path,
  frontMatter: {},
  title: file,
  description: '',
  lang: 'en',
  readBody: () => '',
  bodyLine: 1,
  hash: '',
})

const check = (files: Record<string, string>, onDuplicateRoutes: Severity = 'throw'): string[] => {
  const problems = collectProblems()
  checkAddresses(
    Object.entries(files).map(([file, path]) => document(file, path)),
    { root: '/nowhere', onDuplicateRoutes, onDuplicateTitles: 'ignore' },
    problems,
  )
  return problems.all.map(({ severity, rule, file, message }) => `${severity} ${rule} ${file}: ${message}`)
}

it('accepts names of any language, spaces and percent signs', () => {
  expect(
    check({
      'a.md': '/docs',
      'b.md': '/docs/вопросы',
      'c.md': '/docs/sp ace',
      'd.md': '/docs/%',
      'f.md': `/docs/${'a'.repeat(247)}`,
      'e.md': '/docs/htmlx',
    }),
  ).toEqual([])
})

it.each([
  ['/docs/what?', 'holds "?", which cannot be part of an address'],
  ['/docs/c#', 'holds "#", which cannot be part of an address'],
  ['/docs/a\\b', 'holds "\\\\", which cannot be part of an address'],
  ['/docs/a\tb', 'holds "\\t", which cannot be part of an address'],
  ['/docs/page.html', 'is another spelling of /docs/page'],
  [`/docs/${'д'.repeat(124)}`, 'holds a name of 248 bytes; file systems allow at most 247'],
  ['/docs/a/index', 'is another spelling of /docs/a'],
])('reports %j', (path, fault) => {
  expect(check({ 'a.md': path })).toEqual([
    `error address a.md: The path "${path}" ${fault}. Rename the file, or set another "slug".`,
  ])
})

it.each([
  ['/docs/Case', '/docs/case'],
  ['/docs/\u0439', '/docs/\u0438\u0306'],
])('reports that %s and %s may be one file', (first, second) => {
  const message = `The path ${second} and ${first} of a.md are one file on disks and hosts that ignore case and how accents are encoded. Rename one of the files, or set another "slug".`
  expect(check({ 'a.md': first, 'b.md': second })).toEqual([`error duplicate-route b.md: ${message}`])
  expect(check({ 'a.md': first, 'b.md': second }, 'warn')).toEqual([`warning duplicate-route b.md: ${message}`])
})

it.each(['json', 'md'])('reports a page whose address is that of the .%s file of another page', (ending) => {
  const message = `The path "/docs/tsconfig.${ending}" is the address of a file that belongs to the page /docs/tsconfig of b.md. Rename the file, or set another "slug".`
  expect(check({ 'a.md': `/docs/tsconfig.${ending}`, 'b.md': '/docs/tsconfig' })).toEqual([
    `error address a.md: ${message}`,
  ])
  expect(check({ 'a.md': `/docs/tsconfig.${ending}`, 'b.md': '/docs/other' })).toEqual([])
})

it('reports documents whose path at the root of the site belongs to a page or file of the site', () => {
  expect(
    check({ 'a.md': '/search', 'b.md': '/assets/b', 'c.md': '/404', 'd.md': '/searching', 'e.md': '/icons' }),
  ).toEqual([
    'error address a.md: The path "/search" belongs to a page or file of the site itself. Rename the file, or set another "slug".',
    'error address b.md: The path "/assets/b" is in the folder "assets", which every build makes. Rename the file, or set another "slug".',
    'error address c.md: The path "/404" belongs to a page or file of the site itself. Rename the file, or set another "slug".',
  ])
})
