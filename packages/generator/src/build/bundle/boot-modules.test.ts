import { describe, expect, it } from 'vitest'
import { bootModules, type ManifestChunk } from './boot-modules.ts'

const screens = ['home', 'docs', 'document', 'tags', 'tag', 'search', 'not-found']
const parts: Record<string, string[]> = { document: ['_date.js'], search: ['_search.js'] }
const manifest = (): Record<string, ManifestChunk> => ({
  'packages/generator/src/client/entry-client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    imports: ['_react.js'],
  },
  '_react.js': { file: 'assets/react-2.js' },
  '_search.js': {
    file: 'assets/search-5.js',
    imports: ['packages/generator/src/client/entry-client.tsx'],
    assets: ['assets/worker-6.js', 'assets/magnifier-7.svg'],
  },
  'packages/search/src/hosted/provider.ts': { file: 'assets/provider-8.js' },
  '_date.js': { file: 'assets/date-3.js', imports: ['packages/generator/src/client/entry-client.tsx', '_react.js'] },
  ...Object.fromEntries(
    screens.map((name) => [
      `packages/generator/src/client/screens/${name}.tsx`,
      {
        file: `assets/${name}-4.js`,
        imports: ['packages/generator/src/client/entry-client.tsx', ...(parts[name] ?? [])],
      },
    ]),
  ),
})

describe('bootModules', () => {
  it('names the screen of each kind with all imports once, without the entry', () => {
    const { entry, preloads } = bootModules(manifest(), 'embedded')
    expect(entry).toBe('/assets/entry-1.js')
    expect(preloads.tag).toEqual(['/assets/tag-4.js', '/assets/react-2.js'])
    expect(preloads.document).toEqual(['/assets/document-4.js', '/assets/react-2.js', '/assets/date-3.js'])
    expect(Object.keys(preloads)).toEqual(screens)
  })

  it.each([
    ['embedded', '/assets/worker-6.js'],
    ['hosted', '/assets/provider-8.js'],
  ] as const)('includes the module that answers the first search query: %s', (provider, file) => {
    const { preloads } = bootModules(manifest(), provider)
    expect(preloads.search.toSorted()).toEqual(
      ['/assets/react-2.js', '/assets/search-4.js', '/assets/search-5.js', file].toSorted(),
    )
    expect(preloads.document).not.toContain(file)
  })

  it('says which chunk is missing', () => {
    const { 'packages/generator/src/client/screens/tag.tsx': _, ...incomplete } = manifest()
    expect(() => bootModules(incomplete, 'embedded')).toThrow(
      /no chunk "packages\/generator\/src\/client\/screens\/tag.tsx"\. It has: packages\/generator\/src\/client\/entry-client/,
    )
    expect(() => bootModules({}, 'embedded')).toThrow("The client's build has no entry.")
  })
})
