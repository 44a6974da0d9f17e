import { describe, expect, it } from 'vitest'
import { bootModules, type ManifestChunk } from './boot-modules.ts'

const screens = ['home', 'docs', 'document', 'tags', 'tag', 'search', 'not-found']
const manifest = (): Record<string, ManifestChunk> => ({
  'src/app/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js' },
  '_date.js': { file: 'assets/date-3.js', imports: ['src/app/entry-client.tsx', '_react.js'] },
  ...Object.fromEntries(screens.map((name) => [`src/app/screens/${name}.tsx`, { file: `assets/${name}-4.js`, imports: ['src/app/entry-client.tsx', ...(name === 'document' ? ['_date.js'] : [])] }])),
})

describe('bootModules', () => {
  it('names the screen of each kind with all imports once, without the entry', () => {
    const { entry, preloads } = bootModules(manifest())
    expect(entry).toBe('/assets/entry-1.js')
    expect(preloads.tag).toEqual(['/assets/tag-4.js', '/assets/react-2.js'])
    expect(preloads.document).toEqual(['/assets/document-4.js', '/assets/react-2.js', '/assets/date-3.js'])
    expect(Object.keys(preloads)).toEqual(screens)
  })

  it('says which chunk is missing', () => {
    const { 'src/app/screens/tag.tsx': _, ...incomplete } = manifest()
    expect(() => bootModules(incomplete)).toThrow(/no chunk "src\/app\/screens\/tag.tsx"\. It has: src\/app\/entry-client/)
    expect(() => bootModules({})).toThrow("The reader's build has no entry.")
  })
})
