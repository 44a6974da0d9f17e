import { afterAll, beforeAll } from 'vitest'
import type { PageData } from '../packages/generator/src/model/page.ts'
import { readPage } from '../packages/generator/src/content/pages/site-page.ts'
import { createPipeline } from '../packages/generator/src/pipeline/create-pipeline.ts'
import type { PipelineResult, Site } from '../packages/generator/src/content/site.ts'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

/** Assembles the fixture site before the tests of a file. */
export const useBuiltFixture = () => {
  let fixture: FixtureCopy
  let result: PipelineResult
  let site: Site
  beforeAll(async () => {
    fixture = await copyFixture('site')
    result = await createPipeline({ root: fixture.root, environment: {} }).load()
    if (!result.site) throw new Error(`The fixture does not build: ${JSON.stringify(result.problems)}`)
    site = result.site
  })
  afterAll(() => fixture.remove())

  /** The page of a kind at a path. Throws when there is no such page. */
  const page = <Kind extends PageData['kind']>(path: string, kind: Kind): Extract<PageData, { kind: Kind }> => {
    const found = site.pages.get(path)
    // SAFETY: the condition compares the kind.
    if (found?.kind === kind) return readPage(found) as Extract<PageData, { kind: Kind }>
    throw new Error(`There is no ${kind} page at ${path}; pages: ${[...site.pages.keys()].join(', ')}`)
  }
  return {
    page,
    get root() {
      return fixture.root
    },
    get result() {
      return result
    },
    get site() {
      return site
    },
  }
}
