import { byFolder, type CorpusDocument } from '../corpus.ts'
import { addressOf, type Generator, markdownFiles, withHeading, writeSite } from '../generator.ts'

/** Vue interprets `{{ }}` and tags in text, but the corpus uses both as plain text. */
const asText = (document: CorpusDocument): CorpusDocument =>
  withHeading({ ...document, body: `::: v-pre\n\n${document.body}\n\n:::\n` })

const config = (corpus: readonly CorpusDocument[]) => `export default {
  title: 'Handbook',
  cleanUrls: true,
  ignoreDeadLinks: true,
  vite: { build: { chunkSizeWarningLimit: 1e6 } },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: ${JSON.stringify([...byFolder(corpus)].map(([text, documents]) => ({ text, items: documents.map(({ id, title }) => ({ text: title, link: addressOf(id) })) })))},
  },
}
`

export const vitepress: Generator = {
  name: 'VitePress',
  prepare: (folder, corpus) =>
    writeSite(
      folder,
      new Map([
        ...markdownFiles('docs', corpus.map(asText)),
        ['.vitepress/config.mjs', config(corpus)],
        ['package.json', '{"private":true,"type":"module"}'],
      ]),
    ),
  // With the usual 4 GB of heap, the build of these documents runs out of memory.
  build: () => ({
    command: process.execPath,
    args: ['--max-old-space-size=12000', 'node_modules/vitepress/bin/vitepress.js', 'build'],
  }),
  packages: 'bench/peers',
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist', 'node_modules/.vite'],
}
