import { expect, test } from 'vitest'
import { collectProblems } from '../problems.ts'
import { checkStaticFiles } from './check-static-files.ts'

const reported = (...staticFiles: string[]): (string | undefined)[] => {
  const problems = collectProblems()
  checkStaticFiles({
    staticFiles: new Set(staticFiles),
    paths: new Set(['/', '/404', '/docs', '/docs/a']),
    isDocument: (path) => path === '/docs/a',
    problems,
  })
  return problems.all.map(({ file }) => file)
}

test.each([
  [['/404.html', '/docs/a.html', '/docs/a.json', '/docs/a.md'], true],
  [['/sitemap.xml', '/index.html', '/nginx.conf', '/sw.js'], true],
  // Files that authors may provide themselves, files that are merged, and files that only look like files of a page.
  [['/robots.txt', '/llms.txt', '/_headers', '/_redirects', '/CNAME', '/docs/b.html', '/docs.md', '/.nojekyll'], false],
])('files that the build makes are reported: %j %s', (files, isMade) => {
  expect(reported(...files)).toEqual(isMade ? files.map((file) => `static${file}`).toSorted() : [])
})

test('says what to do', () => {
  const problems = collectProblems()
  checkStaticFiles({
    staticFiles: new Set(['/404.html']),
    paths: new Set(['/404']),
    isDocument: () => false,
    problems,
  })
  expect(problems.all.map(({ message }) => message)).toEqual([
    'The build makes "404.html" itself. Delete static/404.html, or give it another name.',
  ])
})
