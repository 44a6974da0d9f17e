import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createPipeline } from '../../pipeline/create-pipeline.ts'
import type { Pipeline } from '../../content/site.ts'
import { testConfig } from '../../content/testing/source-documents.ts'
import { followFiles, type SiteFollower } from '../follow-files.ts'

/** A site of two documents whose files are followed. A test may replace functions of its pipeline. */
export interface FollowedSite {
  root: string
  pipeline: Pipeline
  follower: SiteFollower
  /** What the follower has called, in order. */
  events: string[]
  /** Of the updates, in milliseconds. */
  durations: number[]
  /** Called with the errors of each run, after `events` has them. A test may replace it. */
  onErrors: () => void
  /** Writes a file that the watcher does not see. */
  write: (file: string, text: string) => Promise<void>
  /** Writes a file that the watcher sees. */
  edit: (file: string, text: string) => Promise<void>
  /** Waits for the run over the whole site that follows all edits so far. */
  settled: () => Promise<void>
  /** HTML of the first document as it is served. */
  intro: () => string | undefined
}

/** Follows a new site for each test of a file. */
export const useFollowedSite = (): FollowedSite => {
  const site = {
    events: [],
    durations: [],
    write: (file: string, text: string) => writeFile(join(site.root, file), text),
    edit: async (file: string, text: string) => {
      await site.write(file, text)
      site.follower.changed(join(site.root, file))
    },
    settled: async () => {
      const seen = site.events.length
      const runs = () => site.events.slice(seen).filter((event) => event.startsWith('whole'))
      await expect.poll(() => runs()).toHaveLength(1)
    },
    intro: () => {
      const page = site.follower.site.pages.get('/docs/intro')
      return page?.kind === 'document' ? page.readHtml() : undefined
    },
  } as unknown as FollowedSite

  beforeEach(async () => {
    Object.assign(site, {
      root: await mkdtemp(join(tmpdir(), 'follow-')),
      events: [],
      durations: [],
      onErrors: () => {},
    })
    const { root } = site
    await mkdir(join(root, 'content'))
    await site.write(
      'site.config.ts',
      `export default ${JSON.stringify({ ...testConfig, onBrokenMarkdownLinks: 'throw', onBrokenAnchors: 'throw' })}`,
    )
    await site.write('content/intro.md', '# Intro\n\nFirst.\n')
    await site.write('content/other.md', '# Other\n\nSee [intro](intro.md).\n')
    const pipeline = (site.pipeline = createPipeline({ root, environment: {}, mode: 'development' }))
    const { site: first } = await pipeline.load()
    if (!first) throw new Error('The site of the test has errors.')
    const note = (...events: string[]) => void site.events.push(...events)
    site.follower = followFiles({
      root,
      pipeline: { ...pipeline, load: (signal) => pipeline.load(signal), preview: (file) => pipeline.preview(file) },
      site: first,
      showPages: (pages) => note(`pages ${pages.map(({ after }) => after.path).join(' ')}`),
      showSidebars: (edits) =>
        note(
          ...edits.map(
            ({ sidebarId, shards }) => `sidebar ${sidebarId} ${shards.map(({ id }) => `"${id}"`).join(' ')}`,
          ),
        ),
      reload: () => note('reload'),
      showErrors: (errors) => {
        note(`errors ${errors.map(({ file, message }) => `${file} ${message}`).join('; ')}`)
        site.onErrors()
      },
      onUpdate: ({ isWhole, changed, duration }) => {
        note(`${isWhole ? 'whole' : 'early'} ${changed}`)
        site.durations.push(duration)
      },
    })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await site.follower.close()
    await rm(site.root, { recursive: true, force: true })
  })
  return site
}
