import { expect, it } from 'vitest'
import { withDigest } from '../../content/digest/document-digest.ts'
import type { Site } from '../../content/site.ts'
import { useSmallSite } from '../../pipeline/testing/small-site.ts'
import { programFiles } from './program-files.ts'

const { load, write } = useSmallSite()

const filesOf = (site: Site | undefined) =>
  new Map(site && [...programFiles(site)].map(({ path, source, make }) => [path, { source, text: make() }]))

const guide = 'content/guide/a.md'

it.each([
  ['a text', guide, '# A guide\n\nAbout b.\n'],
  ['a sample', guide, '# A guide\n\nAbout a.\n\n```ts run=node title="a.ts"\nconst a = 1 // => 1\n```\n'],
  ['a heading', guide, '# A guide\n\nAbout a.\n\n## More\n'],
  ['a description', guide, '---\ndescription: Another.\n---\n# A guide\n\nAbout a.\n'],
  ['a new document', 'content/guide/b.md', '# B guide\n\nAbout b.\n'],
  ['an unlisted document', guide, '---\nunlisted: true\n---\n# A guide\n\nAbout a.\n'],
])(
  'gives each file that %s changes another source, and leaves the sources of other documents',
  async (_what, file, text) => {
    const before = filesOf((await load()).site)
    await write(file, text)
    const after = filesOf((await load()).site)
    const changed = (part: 'source' | 'text') =>
      [...after].filter(([path, made]) => before.get(path)?.[part] !== made[part]).map(([path]) => path)
    expect(changed('text')).not.toEqual([])
    expect(changed('source')).toEqual(expect.arrayContaining(changed('text')))
    expect(changed('source')).not.toContain('docs/plain.md.json')
  },
)

it('reads no text of a document for the sources', async () => {
  const { site } = await load()
  if (!site) throw new Error('There is no site.')
  const refuse = () => {
    throw new Error('read')
  }
  const compiled = new Map(
    [...site.compiled].map(([id, document]) => [
      id,
      { ...withDigest(document), readMarkdown: refuse, readPlaces: refuse, readSamples: refuse },
    ]),
  )
  expect([...programFiles({ ...site, compiled })].map(({ source }) => source)).toEqual(
    [...programFiles(site)].map(({ source }) => source),
  )
})
