import { byFolder, type CorpusDocument } from '../corpus.ts'
import { type Generator, markdownFiles, writeSite } from '../generator.ts'
import { newerNode } from '../newer-node.ts'

const config = (
  corpus: readonly CorpusDocument[],
) => `import { defineConfig, passthroughImageService } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  telemetry: false,
  image: { service: passthroughImageService() },
  build: { format: 'file' },
  integrations: [starlight({ title: 'Handbook', sidebar: ${JSON.stringify([...byFolder(corpus)].map(([label, documents]) => ({ label, items: documents.map(({ id }) => ({ slug: `docs/${id.replace(/\/index$/, '')}` })) })))} })],
})
`

const collections = `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

/** Astro bundles only those integration packages that the project names here, and leaves others to Node. */
const manifest = JSON.stringify({
  private: true,
  type: 'module',
  dependencies: { astro: '*', '@astrojs/starlight': '*' },
})

/** Astro's documentation theme. This release needs a newer Node than the handbook. */
export const starlight: Generator = {
  name: 'Starlight',
  prepare: (folder, corpus) =>
    writeSite(
      folder,
      new Map([
        ...markdownFiles('src/content/docs/docs', corpus),
        ['src/content/docs/index.md', '---\ntitle: Handbook\n---\n'],
        ['src/content.config.ts', collections],
        ['astro.config.mjs', config(corpus)],
        ['package.json', manifest],
      ]),
    ),
  build: () => ({
    command: newerNode(),
    args: ['node_modules/astro/bin/astro.mjs', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  }),
  packages: 'bench/peers',
  output: 'dist',
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
}
