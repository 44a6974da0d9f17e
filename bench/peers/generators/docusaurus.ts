import { type Generator, markdownFiles, writeSite } from '../generator.ts'

const config = (future: object) => `export default {
  title: 'Handbook',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: ${JSON.stringify(future)},
  markdown: { format: 'md' },
  presets: [['classic', { docs: { routeBasePath: 'docs', numberPrefixParser: false }, blog: false, pages: false }]],
}
`

/** Docusaurus with its classic preset. `faster` is its newer tool chain (Rspack, SWC, Lightning CSS). */
const docusaurus = (name: string, future: object): Generator => ({
  name,
  prepare: (folder, corpus) =>
    writeSite(
      folder,
      new Map([
        ...markdownFiles('docs', corpus),
        ['docusaurus.config.mjs', config(future)],
        ['package.json', '{"private":true}'],
      ]),
    ),
  build: () => ({ command: process.execPath, args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'] }),
  packages: 'bench/peers/docusaurus-packages',
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache', 'build'],
})

export const docusaurusClassic = docusaurus('Docusaurus', {})
export const docusaurusFaster = docusaurus('Docusaurus, faster', { faster: true, v4: true })
