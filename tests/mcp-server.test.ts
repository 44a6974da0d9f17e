import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPublishedSite } from '../packages/generator/src/mcp/published-site.ts'
import { useMcpClient } from './mcp-client.ts'

const mcp = useMcpClient()

it('lists every document as a resource, in pages, and reads them', async () => {
  const { resources, nextCursor } = await mcp.client.listResources()
  expect(nextCursor).toBeUndefined()
  expect(resources.map(({ uri }) => uri)).toEqual([
    'site:///docs/intro',
    'site:///docs/guide/docker',
    'site:///docs/guide/long',
    'site:///docs/other/questions',
    'site:///docs/other/voprosy',
    'site:///docs/algorithms/stack',
  ])
  expect(resources[1]).toMatchObject({
    title: 'Docker',
    mimeType: 'text/markdown',
    annotations: { lastModified: '2025-02-03T00:00:00Z' },
  })
  const { contents } = await mcp.client.readResource({ uri: 'site:///docs/guide/docker#containers' })
  expect(contents).toEqual([
    {
      uri: 'site:///docs/guide/docker#containers',
      mimeType: 'text/markdown',
      text: '## Containers\n\nA container is a process.\n',
    },
  ])
  const { resourceTemplates } = await mcp.client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['site://{+path}{#heading}'])
})

it.each(['site:///docs/none', 'file:///etc/passwd', 'site:///docs/../../secret'])(
  'answers for the resource %s that it does not exist',
  async (uri) => {
    await expect(mcp.client.readResource({ uri })).rejects.toMatchObject({ code: -32_002 })
  },
)

it('rejects an unknown cursor', async () => {
  await expect(mcp.client.listResources({ cursor: 'MTAw' })).rejects.toMatchObject({ code: -32_602 })
})

it('writes the prompts “explain” and “quiz” from the documents', async () => {
  const textOf = async (name: string, input: Record<string, string>): Promise<string> => {
    const { messages } = await mcp.client.getPrompt({ name, arguments: input })
    const content = messages[0]?.content
    return content?.type === 'text' ? content.text : ''
  }
  const explain = await textOf('explain', { subject: 'closure' })
  expect(explain).toContain('Explain “closure” with Test.')
  expect(explain).toContain('/docs/other/questions#what-is-a-closure')
  const quiz = await textOf('quiz', { subject: 'closure', count: '1' })
  expect(quiz.match(/^\d+\. .*$/gm)).toEqual(['1. What is a closure? (/docs/other/questions#what-is-a-closure)'])
  expect((await textOf('quiz', {})).match(/^\d+\. .*$/gm)?.toSorted()).toEqual([
    expect.stringContaining('/docs/other/questions#'),
    expect.stringContaining('/docs/other/questions#'),
  ])
  expect(await textOf('quiz', { subject: 'замыкание' })).toContain('1. Что такое замыкание? (/docs/other/voprosy#')
  await expect(textOf('quiz', { subject: 'docker' })).rejects.toMatchObject({ code: -32_602 })
  await expect(textOf('quiz', { count: '0' })).rejects.toMatchObject({ code: -32_602 })
})

it('answers from a new build that has replaced the last build', async () => {
  const copy = join(mcp.folder.root, 'other')
  await cp(mcp.folder.dist, copy, { recursive: true })
  const site = openPublishedSite(copy)
  await site.catalogue()
  const file = join(copy, 'llms.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Stack"', '"Stack of plates"'))
  const { documents } = await site.catalogue()
  expect(documents.map(({ title }) => title)).toContain('Stack of plates')
  await rm(copy, { recursive: true })
  // Between two builds, no build exists for a moment.
  expect((await site.catalogue()).documents).toBe(documents)
})

it('reads a build once for requests that come at the same time, the new build too', async () => {
  const copy = join(mcp.folder.root, 'parallel')
  await cp(mcp.folder.dist, copy, { recursive: true })
  const site = openPublishedSite(copy)
  const together = async () => new Set(await Promise.all([site.engine(), site.engine(), site.engine()]))
  const first = await together()
  expect(first.size).toBe(1)
  await writeFile(join(copy, 'llms.json'), await readFile(join(copy, 'llms.json')))
  const second = await together()
  expect(second.size).toBe(1)
  expect([...second]).not.toEqual([...first])
})

it('names the damaged file of a build', async () => {
  const copy = join(mcp.folder.root, 'damaged')
  await cp(mcp.folder.dist, copy, { recursive: true })
  await writeFile(join(copy, 'docs/intro.md.json'), '{"path":')
  await expect(openPublishedSite(copy).document('/docs/intro')).rejects.toThrow(
    'The file docs/intro.md.json of the build is damaged. Run "npm run build" again.',
  )
})

it('names the command to run when there is no build, or a build of an older version', async () => {
  const empty = join(mcp.folder.root, 'empty')
  await expect(openPublishedSite(empty).catalogue()).rejects.toThrow(
    `There is no build in ${empty}. Run "npm run build" first.`,
  )
  await mkdir(empty)
  await writeFile(join(empty, 'index.html'), '')
  await expect(openPublishedSite(empty).catalogue()).rejects.toThrow('has no llms.json. Run "npm run build" again.')
  await writeFile(join(empty, 'llms.json'), '{"format":0}')
  await expect(openPublishedSite(empty).catalogue()).rejects.toThrow('of this version. Run "npm run build" again.')
})
