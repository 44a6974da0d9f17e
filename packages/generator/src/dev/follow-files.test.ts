import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { testConfig } from '../content/testing/source-documents.ts'
import { useFollowedSite } from './testing/followed-site.ts'

const site = useFollowedSite()

it('shows an edited document at once, and not again after the run over the site', async () => {
  await site.edit('content/intro.md', '# Intro\n\nSecond.\n')
  await expect.poll(() => site.events).toEqual(['pages /docs/intro', 'early 1'])
  expect(site.intro()).toBe('<p>Second.</p>')
  await site.settled()
  // The home page shows the description, and the number of words.
  expect(site.events.slice(2)).toEqual([
    'errors ',
    expect.stringMatching(/^pages \/ /),
    expect.stringMatching(/^whole /),
  ])
  expect(site.events[3]).not.toContain('/docs/intro')
})

it('has the picture that an edit shows as soon as the edit', async () => {
  await writeFile(join(site.root, 'content/dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  await site.edit('content/intro.md', '# Intro\n\n![A dot](dot.svg)\n')
  await expect.poll(() => site.events).toEqual(['pages /docs/intro', 'early 1'])
  const [, address = ''] = /src="\/([^"]+)"/.exec(site.intro() ?? '') ?? []
  expect(site.follower.site.assets.get(address)).toBe(join(site.root, 'content/dot.svg'))
})

it('asks for a new start when the base of all addresses changes', async () => {
  await site.edit('site.config.ts', `export default ${JSON.stringify({ ...testConfig, baseUrl: '/book/' })}`)
  await site.settled()
  expect(site.events).toEqual([
    'errors site.config.ts "baseUrl" is "/book/", and this server was started with "/". Restart the server, or change "baseUrl" back.',
    'whole 0',
  ])
  expect(site.follower.site.data.baseUrl).toBe('/')
})

it('says what is wrong with an edit, keeps the last good state, and takes the error away after its repair', async () => {
  await site.edit('content/intro.md', '# Intro\n\n[gone](gone.md)\n')
  await site.settled()
  expect(site.events).toEqual([expect.stringMatching(/^errors content\/intro.md The link "gone.md"/), 'whole 0'])
  expect(site.intro()).toBe('<p>First.</p>')
  site.events = []
  await site.edit('content/intro.md', '# Intro\n\nRepaired.\n')
  await site.settled()
  expect(site.events[0]).toBe('errors ')
  expect(site.intro()).toBe('<p>Repaired.</p>')
})

it('reports what an edit breaks elsewhere', async () => {
  await site.write('content/other.md', '# Other\n\nSee [intro](intro.md#part).\n')
  await site.edit('content/intro.md', '# Intro\n\n## Part\n\nText.\n')
  site.follower.changed(join(site.root, 'content/other.md'))
  await site.settled()
  expect(site.events.filter((event) => event.startsWith('errors'))).toEqual(['errors '])
  site.events = []
  await site.edit('content/intro.md', '# Intro\n\n## Whole\n\nText.\n')
  await site.settled()
  expect(site.events).toEqual([
    'pages /docs/intro',
    'early 1',
    expect.stringContaining('errors content/other.md The link "intro.md#part" leads to no heading'),
    'whole 0',
  ])
})

it('shows a new document and a new title in the sidebars of open windows, which keep their pages', async () => {
  await site.edit('content/new.md', '# New\n\nText.\n')
  await site.settled()
  expect(site.events).toContain('sidebar tutorialSidebar ""')
  expect(site.events).toContainEqual(expect.stringMatching(/^pages (.* )?\/docs\/new( |$)/))
  expect(site.events).not.toContain('reload')
  site.events = []
  await site.edit('content/new.md', '# Newer\n\nText.\n')
  await site.settled()
  expect(site.events).toContain('sidebar tutorialSidebar ""')
  expect(site.events).not.toContain('reload')
})

it('loads windows again when a document moves or goes', async () => {
  await site.edit('content/new.md', '# New\n\nText.\n')
  await site.settled()
  expect(site.follower.site.pages.has('/docs/new')).toBe(true)
  site.events = []
  await site.edit('content/new.md', '---\nslug: moved\n---\n\n# New\n\nText.\n')
  await site.settled()
  expect(site.events).toContain('reload')
  site.events = []
  await rm(join(site.root, 'content/new.md'))
  site.follower.changed(join(site.root, 'content/new.md'))
  await site.settled()
  expect(site.events).toContain('reload')
  expect(site.follower.site.pages.has('/docs/moved')).toBe(false)
})

it('knows which files outside of the documents they were made with, and shows their edits', async () => {
  const outside = join(site.root, 'lib')
  await mkdir(outside)
  await site.write('lib/part.ts', 'const first = 1\n')
  expect(site.follower.follows(join(outside, 'part.ts'))).toBe(false)
  await site.edit('content/intro.md', '# Intro\n\n```ts source="lib/part.ts"\n```\n')
  await site.settled()
  expect(site.follower.follows(join(outside, 'part.ts'))).toBe(true)
  expect(site.follower.follows(join(outside, 'other.ts'))).toBe(false)
  await site.edit('lib/part.ts', 'const second = 2\n')
  await expect.poll(() => site.intro()).toContain('second')
  await site.settled()
})

it('follows the places that the settings name, also after they have changed', async () => {
  const follows = (file: string) => site.follower.follows(join(site.root, file))
  expect(['site.config.ts', 'content', 'content/new/a.md', 'static/a.svg'].map(follows)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['words/tags.yml', 'content.old/a.md', 'dist/index.html'].map(follows)).toEqual([false, false, false])
  await site.edit(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, docs: { ...testConfig.docs, tagsPath: 'words/tags.yml' } })}`,
  )
  await site.settled()
  expect(follows('words/tags.yml')).toBe(true)
})

it('continues after a failed run over the site', async () => {
  const { load } = site.pipeline
  site.pipeline.load = () => {
    site.pipeline.load = load
    return Promise.reject(new Error('out of ideas'))
  }
  await site.edit('content/intro.md', '# Intro\n\nSecond.\n')
  await site.settled()
  expect(site.events.join()).toContain('failed inside the program: out of ideas.')
  site.events = []
  site.durations = []
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000)
  const start = performance.now()
  await site.edit('content/intro.md', '# Intro\n\nThird.\n')
  await site.settled()
  // Of this edit, not since the one before.
  expect(Math.max(...site.durations)).toBeLessThanOrEqual(performance.now() - start)
  expect(site.durations.at(-1)).toBeGreaterThan(0)
  expect(site.intro()).toBe('<p>Third.</p>')
  expect(site.events).toContain('errors ')
})

it('continues, and reports in the terminal, when errors cannot be shown in windows', async () => {
  site.onErrors = () => {
    throw new Error('no windows')
  }
  await site.edit('content/intro.md', '# Intro\n\nSecond.\n')
  await site.settled()
  expect(site.events.join()).toContain('failed inside the program: no windows.')
  site.onErrors = () => {}
  site.events = []
  await site.edit('content/intro.md', '# Intro\n\nThird.\n')
  await site.settled()
  expect(site.events).toContain('errors ')
  expect(site.intro()).toBe('<p>Third.</p>')
})
