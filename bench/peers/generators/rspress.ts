import { byFolder, type CorpusDocument } from '../corpus.ts'
import { addressOf, type Generator, markdownFiles, withHeading, writeSite } from '../generator.ts'

const config = (corpus: readonly CorpusDocument[]) => `import { defineConfig } from '@rspress/core'
export default defineConfig({
  root: 'pages',
  title: 'Handbook',
  route: { cleanUrls: true },
  markdown: { link: { checkDeadLinks: false } },
  themeConfig: {
    sidebar: { '/docs/': ${JSON.stringify([...byFolder(corpus)].map(([text, documents]) => ({ text, items: documents.map(({ id, title }) => ({ text: title, link: addressOf(id) })) })))} },
  },
})
`

export const rspress: Generator = {
  name: 'Rspress',
  prepare: (folder, corpus) =>
    writeSite(
      folder,
      new Map([
        ...markdownFiles('pages/docs', corpus.map(withHeading)),
        ['pages/index.md', '# Handbook\n'],
        ['rspress.config.ts', config(corpus)],
        ['package.json', '{"private":true,"type":"module"}'],
      ]),
    ),
  build: () => ({ command: process.execPath, args: ['node_modules/@rspress/core/bin/rspress.js', 'build'] }),
  packages: 'bench/peers',
  output: 'doc_build',
  caches: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
}
