import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { hostFileNames } from '../packages/generator/src/build/host/cache-rules.ts'
import { immutableFolders } from '../packages/generator/src/model/offline.ts'

const guide = readFileSync(join(import.meta.dirname, '../docs/publishing.md'), 'utf8')
/** The text of a section of the guide. */
const section = (heading: string): string => {
  const [, text] = guide.split(`\n## ${heading}\n`)
  if (text === undefined) throw new Error(`docs/publishing.md has no section "${heading}".`)
  return text.split('\n## ', 1)[0] ?? ''
}
const lineWith = (text: string, start: string): string => text.split('\n').find((line) => line.startsWith(start)) ?? ''
const namesIn = (line: string): string[] => [...line.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)

describe('the guide to object storage', () => {
  const steps = section('Object storage behind a CDN')

  it('leaves out all files that configure other hosts', () => {
    expect(namesIn(lineWith(steps, '1.'))).toEqual(['dist/', ...hostFileNames])
  })

  it('makes exactly those folders immutable whose files have a hash in their names', () => {
    const folders = namesIn(lineWith(steps, '2.')).filter((name) => name.endsWith('/'))
    expect(folders).toEqual(immutableFolders.map((folder) => `${folder}/`))
    expect(lineWith(steps, '6.')).toContain(`the ${['no', 'one', 'two', 'three', 'four'][folders.length]} folders`)
  })
})

describe('the workflow for GitHub Pages', () => {
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(section('GitHub Pages')) ?? []
  const workflow = parse(text) as {
    permissions: Record<string, string>
    jobs: Record<string, { steps: { id?: string; uses?: string; run?: string; with?: Record<string, unknown> }[] }>
  }
  const [{ steps } = { steps: [] }] = Object.values(workflow.jobs)
  const stepOf = (action: string) => steps.findIndex(({ uses }) => uses?.startsWith(`${action}@`))

  it('fetches the whole history, builds the site, and publishes the folder of the build', () => {
    const [checkout, node, upload, deploy] = [
      'actions/checkout',
      'actions/setup-node',
      'actions/upload-pages-artifact',
      'actions/deploy-pages',
    ].map(stepOf) as [number, number, number, number]
    const build = steps.findIndex(({ run }) => run === 'npm run build')
    const order = [checkout, node, build, upload, deploy]
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(checkout).toBe(0)
    expect(steps[checkout]?.with).toEqual({ 'fetch-depth': 0 })
    expect(steps[upload]?.with).toEqual({ path: 'dist' })
    expect(text).toContain(`steps.${steps[deploy]?.id}.outputs.page_url`)
    expect(workflow.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' })
  })

  it('uses a version of Node.js that the program supports', () => {
    const { engines } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
      engines: { node: string }
    }
    const [, least = ''] = />=(\d+)/.exec(engines.node) ?? []
    expect(Number(steps[stepOf('actions/setup-node')]?.with?.['node-version'])).toBeGreaterThanOrEqual(Number(least))
  })
})
