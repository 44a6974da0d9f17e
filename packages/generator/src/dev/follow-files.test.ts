import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPipeline } from '../pipeline/create-pipeline.ts'
import type { Pipeline } from '../content/site.ts'
import { testConfig } from '../content/testing/source-documents.ts'
import { followFiles, type SiteFollower } from './follow-files.ts'

vi.setConfig({ testTimeout: 30_000 })

let root = ''
let follower: SiteFollower
let events: string[] = []
/** Of the updates. */
let durations: number[] = []
let pipeline: Pipeline

const write = async (file: string, text: string) => writeFile(join(root, file), text)
const edit = async (file: string, text: string) => {
  await write(file, text)
  follower.changed(join(root, file))
}
/** A run over the site that ends when it is given up, without a site and without problems. */
const endlessLoad: Pipeline['load'] = (signal) =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve({ problems: [], timings: {} })))
/** Waits for the run over the whole site that follows all edits so far. */
const settled = async () => {
  const seen = events.length
  await vi.waitFor(() => expect(events.slice(seen).filter((event) => event.startsWith('whole'))).toHaveLength(1), {
    timeout: 10_000,
    interval: 5,
  })
}
const intro = () => {
  const page = follower.site.pages.get('/docs/intro')
  return page?.kind === 'document' ? page.html : undefined
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'follow-'))
  events = []
  durations = []
  await mkdir(join(root, 'content'))
  await write(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, onBrokenMarkdownLinks: 'throw', onBrokenAnchors: 'throw' })}`,
  )
  await write('content/intro.md', '# Intro\n\nFirst.\n')
  await write('content/other.md', '# Other\n\nSee [intro](intro.md).\n')
  pipeline = createPipeline({ root, environment: {}, mode: 'development' })
  const { site } = await pipeline.load()
  if (!site) throw new Error('The site of the test has errors.')
  follower = followFiles({
    root,
    pipeline: { ...pipeline, load: (signal) => pipeline.load(signal), preview: (file) => pipeline.preview(file) },
    site,
    showPages: (pages) => events.push(`pages ${pages.map(({ after }) => after.path).join(' ')}`),
    showSidebars: (edits) =>
      events.push(
        ...edits.map(({ sidebarId, shards }) => `sidebar ${sidebarId} ${shards.map(({ id }) => `"${id}"`).join(' ')}`),
      ),
    reload: () => events.push('reload'),
    showErrors: (errors) => events.push(`errors ${errors.map(({ file, message }) => `${file} ${message}`).join('; ')}`),
    onUpdate: ({ isWhole, changed, duration }) => {
      events.push(`${isWhole ? 'whole' : 'early'} ${changed}`)
      durations.push(duration)
    },
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await follower.close()
  await rm(root, { recursive: true, force: true })
})

it('shows an edited document at once, and not again after the run over the site', async () => {
  await edit('content/intro.md', '# Intro\n\nSecond.\n')
  await vi.waitFor(() => expect(events).toEqual(['pages /docs/intro', 'early 1']), { interval: 1 })
  expect(intro()).toBe('<p>Second.</p>')
  await settled()
  // The home page shows the description, and the number of words.
  expect(events.slice(2)).toEqual(['errors ', expect.stringMatching(/^pages \/ /), expect.stringMatching(/^whole /)])
  expect(events[3]).not.toContain('/docs/intro')
})

it('has the picture that an edit shows as soon as the edit', async () => {
  await writeFile(join(root, 'content/dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  await edit('content/intro.md', '# Intro\n\n![A dot](dot.svg)\n')
  await vi.waitFor(() => expect(events).toEqual(['pages /docs/intro', 'early 1']), { interval: 1 })
  const [, address = ''] = /src="\/([^"]+)"/.exec(intro() ?? '') ?? []
  expect(follower.site.assets.get(address)).toBe(join(root, 'content/dot.svg'))
})

it('asks for a new start when the base of all addresses changes', async () => {
  await edit('site.config.ts', `export default ${JSON.stringify({ ...testConfig, baseUrl: '/book/' })}`)
  await settled()
  expect(events).toEqual([
    'errors site.config.ts "baseUrl" is "/book/", and this server was started with "/". Start it again, or put that back.',
    'whole 0',
  ])
  expect(follower.site.data.baseUrl).toBe('/')
})

it('says what is wrong with an edit, keeps the last good state, and takes the error away after its repair', async () => {
  await edit('content/intro.md', '# Intro\n\n[gone](gone.md)\n')
  await settled()
  expect(events).toEqual([expect.stringMatching(/^errors content\/intro.md The link "gone.md"/), 'whole 0'])
  expect(intro()).toBe('<p>First.</p>')
  events = []
  await edit('content/intro.md', '# Intro\n\nRepaired.\n')
  await settled()
  expect(events[0]).toBe('errors ')
  expect(intro()).toBe('<p>Repaired.</p>')
})

it('reports what an edit breaks elsewhere', async () => {
  await write('content/other.md', '# Other\n\nSee [intro](intro.md#part).\n')
  await edit('content/intro.md', '# Intro\n\n## Part\n\nText.\n')
  follower.changed(join(root, 'content/other.md'))
  await settled()
  expect(events.filter((event) => event.startsWith('errors'))).toEqual(['errors '])
  events = []
  await edit('content/intro.md', '# Intro\n\n## Whole\n\nText.\n')
  await settled()
  expect(events).toEqual([
    'pages /docs/intro',
    'early 1',
    expect.stringContaining('errors content/other.md The link "intro.md#part" leads to no heading'),
    'whole 0',
  ])
})

it('shows no error of a file that is still being written', async () => {
  const { preview } = pipeline
  let previews = 0
  pipeline.preview = (file) => preview(file).finally(() => previews++)
  await edit('content/intro.md', '---\ntitle: Int')
  await vi.waitFor(() => expect(previews).toBe(1), { interval: 1 })
  await edit('content/intro.md', '---\ntitle: Intro\n---\n\nWhole.\n')
  await settled()
  expect(events.filter((event) => event.startsWith('errors'))).toEqual(['errors '])
  expect(intro()).toBe('<p>Whole.</p>')
})

it('sees the second half of a file for which the watcher sends one event', async () => {
  await edit('content/intro.md', '# Intro\n\nHalf')
  await vi.waitFor(() => expect(intro()).toBe('<p>Half</p>'), { interval: 1 })
  await write('content/intro.md', '# Intro\n\nHalf and whole.\n')
  await settled()
  expect(intro()).toBe('<p>Half and whole.</p>')
})

it('shows a new document and a new title in the sidebars of open windows, which keep their pages', async () => {
  await edit('content/new.md', '# New\n\nText.\n')
  await settled()
  expect(events).toContain('sidebar tutorialSidebar ""')
  expect(events).toContainEqual(expect.stringMatching(/^pages (.* )?\/docs\/new( |$)/))
  expect(events).not.toContain('reload')
  events = []
  await edit('content/new.md', '# Newer\n\nText.\n')
  await settled()
  expect(events).toContain('sidebar tutorialSidebar ""')
  expect(events).not.toContain('reload')
})

it('loads windows again when a document moves or goes', async () => {
  await edit('content/new.md', '# New\n\nText.\n')
  await settled()
  expect(follower.site.pages.has('/docs/new')).toBe(true)
  events = []
  await edit('content/new.md', '---\nslug: moved\n---\n\n# New\n\nText.\n')
  await settled()
  expect(events).toContain('reload')
  events = []
  await rm(join(root, 'content/new.md'))
  follower.changed(join(root, 'content/new.md'))
  await settled()
  expect(events).toContain('reload')
  expect(follower.site.pages.has('/docs/moved')).toBe(false)
})

it('makes one run of many files', async () => {
  const files = Array.from({ length: 20 }, (_, index) => `content/many-${index}.md`)
  for (const file of files) await edit(file, `# Title of ${file}\n\nText.\n`)
  await settled()
  expect(events.filter((event) => event.startsWith('whole'))).toHaveLength(1)
  expect(follower.site.pages.size).toBeGreaterThan(20)
})

it('gives up a run over the site when more is edited', async () => {
  const { load } = pipeline
  const given: (AbortSignal | undefined)[] = []
  pipeline.load = (signal) => {
    given.push(signal)
    return given.length > 1 ? load(signal) : endlessLoad(signal)
  }
  await edit('content/intro.md', '# Intro\n\nSecond.\n')
  await vi.waitFor(() => expect(given).toHaveLength(1), { interval: 1 })
  await edit('content/intro.md', '# Intro\n\nThird.\n')
  await vi.waitFor(() => expect(intro()).toBe('<p>Third.</p>'), { interval: 1 })
  await settled()
  expect(given.map((signal) => signal?.aborted)).toEqual([true, false])
})

it('keeps the errors on the screen when a run over the site is given up', async () => {
  await edit('content/intro.md', '# Intro\n\n[gone](gone.md)\n')
  await settled()
  events = []
  const { load } = pipeline
  let given = 0
  pipeline.load = (signal) => (++given > 1 ? load(signal) : endlessLoad(signal))
  await edit('content/other.md', '# Other\n\nFirst.\n')
  await vi.waitFor(() => expect(given).toBe(1), { interval: 1 })
  await edit('content/other.md', '# Other\n\nSecond.\n')
  await settled()
  expect(events.filter((event) => /^(?:errors|whole)/.test(event))).toEqual([
    expect.stringMatching(/^errors content\/intro.md The link "gone.md"/),
    'whole 0',
  ])
})

it('shows the last of edits that come faster than they can be shown', async () => {
  const { preview } = pipeline
  let previews = 0
  let goOn = (): void => {}
  const edited = new Promise<void>((resolve) => (goOn = resolve))
  pipeline.preview = async (file) => {
    previews++
    await edited
    return preview(file)
  }
  for (let count = 1; count <= 40; count++) await edit('content/intro.md', `# Intro\n\nEdit ${count}.\n`)
  goOn()
  await vi.waitFor(() => expect(intro()).toBe('<p>Edit 40.</p>'), { interval: 1 })
  expect(previews).toBeLessThan(20)
  expect(events.filter((event) => event.startsWith('whole'))).toEqual([])
  await settled()
})

it('shows at once what follows an edit so soon that the watcher is silent about it', async () => {
  await edit('content/intro.md', '# Intro\n\nSecond.\n')
  await vi.waitFor(() => expect(intro()).toBe('<p>Second.</p>'), { interval: 1 })
  await write('content/intro.md', '# Intro\n\nThird.\n')
  await vi.waitFor(() => expect(intro()).toBe('<p>Third.</p>'), { interval: 1 })
  expect(events).toEqual(['pages /docs/intro', 'early 1', 'pages /docs/intro', 'early 1'])
  await settled()
})

it('shows at once what is written while an edit is made ready, though the watcher is silent about it', async () => {
  const { preview } = pipeline
  pipeline.preview = async (file) => {
    const pages = await preview(file)
    pipeline.preview = preview
    await write('content/intro.md', '# Intro\n\nThird.\n')
    return pages
  }
  await edit('content/intro.md', '# Intro\n\nSecond.\n')
  await vi.waitFor(() => expect(intro()).toBe('<p>Third.</p>'), { interval: 1 })
  expect(events).toEqual(['pages /docs/intro', 'early 1', 'pages /docs/intro', 'early 1'])
  await settled()
})

it('knows which files outside of the documents they were made with, and shows their edits', async () => {
  const outside = join(root, 'lib')
  await mkdir(outside)
  await write('lib/part.ts', 'const first = 1\n')
  expect(follower.follows(join(outside, 'part.ts'))).toBe(false)
  await edit('content/intro.md', '# Intro\n\n```ts source="lib/part.ts"\n```\n')
  await settled()
  expect(follower.follows(join(outside, 'part.ts'))).toBe(true)
  expect(follower.follows(join(outside, 'other.ts'))).toBe(false)
  await edit('lib/part.ts', 'const second = 2\n')
  await vi.waitFor(() => expect(intro()).toContain('second'), { interval: 1 })
  await settled()
})

it('follows the places that the settings name, also after they have changed', async () => {
  const follows = (file: string) => follower.follows(join(root, file))
  expect(['site.config.ts', 'content', 'content/new/a.md', 'static/a.svg'].map(follows)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['words/tags.yml', 'content.old/a.md', 'dist/index.html'].map(follows)).toEqual([false, false, false])
  await edit(
    'site.config.ts',
    `export default ${JSON.stringify({ ...testConfig, docs: { ...testConfig.docs, tagsPath: 'words/tags.yml' } })}`,
  )
  await settled()
  expect(follows('words/tags.yml')).toBe(true)
})

it('continues after a failed run over the site', async () => {
  const { load } = pipeline
  pipeline.load = () => {
    pipeline.load = load
    return Promise.reject(new Error('out of ideas'))
  }
  await edit('content/intro.md', '# Intro\n\nSecond.\n')
  await settled()
  expect(events.join()).toContain('failed inside the program: out of ideas.')
  events = []
  durations = []
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000)
  const start = performance.now()
  await edit('content/intro.md', '# Intro\n\nThird.\n')
  await settled()
  // Of this edit, not since the one before.
  expect(Math.max(...durations)).toBeLessThanOrEqual(performance.now() - start)
  expect(durations.at(-1)).toBeGreaterThan(0)
  expect(intro()).toBe('<p>Third.</p>')
  expect(events).toContain('errors ')
})
