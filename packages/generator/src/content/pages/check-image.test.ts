import { expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { testCompiled, testDocument } from '../testing/source-documents.ts'
import { checkImage } from './check-image.ts'

const reportOf = (document: ReturnType<typeof testDocument>, source = '') => {
  const problems = collectProblems()
  const sources = {
    root: '/none',
    sidebars: { source, file: 'sidebars.ts' },
    staticFiles: new Set(['/a.png']),
    config: { onBrokenLinks: 'throw' as const },
    problems,
  }
  checkImage(document, testCompiled(document.id), sources)
  return problems.all.map(({ file, line, message }) => `${file}:${line} ${message}`)
}
const index = (image: string) => ({
  ...testDocument('category/start.mdx', { title: 'Start', image }),
  isGenerated: true as const,
})

it('a missing image of a generated index is reported where the index is configured', () => {
  const what = 'of the generated index "Start" at /docs/category/start is not a file in static/. Nearest: "/a.png".'
  expect(reportOf(index('/b.png'), "{\n  image: '/b.png' }")).toEqual([`sidebars.ts:2 The image "/b.png" ${what}`])
  expect(reportOf(index('./b.png'))).toEqual([`undefined:undefined The image "./b.png" ${what}`])
  const settingsPlace = { file: 'content/start/_category_.json', line: 3, column: 2 }
  expect(reportOf({ ...index('/b.png'), settingsPlace })).toEqual([
    `content/start/_category_.json:3 The image "/b.png" ${what}`,
  ])
  expect(reportOf(index('/a.png'))).toEqual([])
})

it('a missing image of a document is reported at the document', () => {
  expect(reportOf(testDocument('a.mdx', { image: '/b.png' }))).toEqual([
    'content/a.mdx:undefined The image "/b.png" is not a file in static/, nor is it one beside the document (./name.png). Nearest: "/a.png".',
  ])
})
