import { expect, it } from 'vitest'
import type { Pipeline } from '../content/site.ts'
import { useFollowedSite } from './testing/followed-site.ts'

const site = useFollowedSite()

/** A run over the site that ends when it is given up, without a site and without problems. */
const endlessLoad: Pipeline['load'] = (signal) =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve({ problems: [], timings: {} })))

it('shows no error of a file that is still being written', async () => {
  const { preview } = site.pipeline
  let previews = 0
  site.pipeline.preview = (file) => preview(file).finally(() => previews++)
  await site.edit('content/intro.md', '---\ntitle: Int')
  await expect.poll(() => previews).toBe(1)
  await site.edit('content/intro.md', '---\ntitle: Intro\n---\n\nWhole.\n')
  await site.settled()
  expect(site.events.filter((event) => event.startsWith('errors'))).toEqual(['errors '])
  expect(site.intro()).toBe('<p>Whole.</p>')
})

it('sees the second half of a file for which the watcher sends one event', async () => {
  await site.edit('content/intro.md', '# Intro\n\nHalf')
  await expect.poll(() => site.intro()).toBe('<p>Half</p>')
  await site.write('content/intro.md', '# Intro\n\nHalf and whole.\n')
  await site.settled()
  expect(site.intro()).toBe('<p>Half and whole.</p>')
})

it('makes one run of many files', async () => {
  const files = Array.from({ length: 20 }, (_, index) => `content/many-${index}.md`)
  for (const file of files) await site.edit(file, `# Title of ${file}\n\nText.\n`)
  await site.settled()
  expect(site.events.filter((event) => event.startsWith('whole'))).toHaveLength(1)
  expect(site.follower.site.pages.size).toBeGreaterThan(20)
})

it('gives up a run over the site when more is edited', async () => {
  const { load } = site.pipeline
  const given: (AbortSignal | undefined)[] = []
  site.pipeline.load = (signal) => {
    given.push(signal)
    return given.length > 1 ? load(signal) : endlessLoad(signal)
  }
  await site.edit('content/intro.md', '# Intro\n\nSecond.\n')
  await expect.poll(() => given).toHaveLength(1)
  await site.edit('content/intro.md', '# Intro\n\nThird.\n')
  await expect.poll(() => site.intro()).toBe('<p>Third.</p>')
  await site.settled()
  expect(given.map((signal) => signal?.aborted)).toEqual([true, false])
})

it('keeps the errors on the screen when a run over the site is given up', async () => {
  await site.edit('content/intro.md', '# Intro\n\n[gone](gone.md)\n')
  await site.settled()
  site.events = []
  const { load } = site.pipeline
  let given = 0
  site.pipeline.load = (signal) => (++given > 1 ? load(signal) : endlessLoad(signal))
  await site.edit('content/other.md', '# Other\n\nFirst.\n')
  await expect.poll(() => given).toBe(1)
  await site.edit('content/other.md', '# Other\n\nSecond.\n')
  await site.settled()
  expect(site.events.filter((event) => /^(?:errors|whole)/.test(event))).toEqual([
    expect.stringMatching(/^errors content\/intro.md The link "gone.md"/),
    'whole 0',
  ])
})

it('shows the last of edits that come faster than they can be shown', async () => {
  const { preview } = site.pipeline
  let previews = 0
  let goOn = (): void => {}
  const edited = new Promise<void>((resolve) => (goOn = resolve))
  site.pipeline.preview = async (file) => {
    previews++
    await edited
    return preview(file)
  }
  for (let count = 1; count <= 40; count++) await site.edit('content/intro.md', `# Intro\n\nEdit ${count}.\n`)
  goOn()
  await expect.poll(() => site.intro()).toBe('<p>Edit 40.</p>')
  expect(previews).toBeLessThan(20)
  expect(site.events.filter((event) => event.startsWith('whole'))).toEqual([])
  await site.settled()
})

it('shows at once what follows an edit so soon that the watcher is silent about it', async () => {
  await site.edit('content/intro.md', '# Intro\n\nSecond.\n')
  await expect.poll(() => site.intro()).toBe('<p>Second.</p>')
  await site.write('content/intro.md', '# Intro\n\nThird.\n')
  await expect.poll(() => site.intro()).toBe('<p>Third.</p>')
  expect(site.events).toEqual(['pages /docs/intro', 'early 1', 'pages /docs/intro', 'early 1'])
  await site.settled()
})

it('shows at once what is written while an edit is made ready, though the watcher is silent about it', async () => {
  const { preview } = site.pipeline
  site.pipeline.preview = async (file) => {
    const pages = await preview(file)
    site.pipeline.preview = preview
    await site.write('content/intro.md', '# Intro\n\nThird.\n')
    return pages
  }
  await site.edit('content/intro.md', '# Intro\n\nSecond.\n')
  await expect.poll(() => site.intro()).toBe('<p>Third.</p>')
  expect(site.events).toEqual(['pages /docs/intro', 'early 1', 'pages /docs/intro', 'early 1'])
  await site.settled()
})
