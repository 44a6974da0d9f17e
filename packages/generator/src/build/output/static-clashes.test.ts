import { expect, it } from 'vitest'
import { staticClashProblems } from './static-clashes.ts'

const messagesOf = (files: string[], staticFiles: string[]) =>
  staticClashProblems({ clashes: [], files }, new Set(staticFiles)).map(({ file, message }) => [file, message])
const message = (own: string, made: string) => [
  `static/${own}`,
  `The build makes "${made}", which is the same file on disks that ignore case and how accents are encoded. Delete static/${own}, or give it another name.`,
]

it('reports files that some disks cannot tell apart from files of the build', () => {
  const own = ['Sitemap.XML', 'Docs/Guide.html', 'docs/и\u0306.json']
  const made = ['sitemap.xml', 'docs/guide.html', 'docs/й.json', 'docs/guide.json']
  expect(
    messagesOf(
      [...own, ...made].toSorted(),
      own.map((path) => `/${path}`),
    ),
  ).toEqual([
    message('Docs/Guide.html', 'docs/guide.html'),
    message('Sitemap.XML', 'sitemap.xml'),
    message('docs/и\u0306.json', 'docs/й.json'),
  ])
})

it('reports nothing about files that only static/ has', () =>
  expect(messagesOf(['a.png', 'A.png', 'index.html'], ['/a.png', '/A.png'])).toEqual([]))
