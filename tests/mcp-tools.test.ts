import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../packages/generator/src/mcp/create-server.ts'
import { openPublishedSite } from '../packages/generator/src/mcp/published-site.ts'
import { estimateTokens } from '../packages/generator/src/mcp/token-budget.ts'
import { mcpSite } from './mcp-site.ts'
import { publishForPrograms, type PublishedFolder } from './published-site.ts'

let folder: PublishedFolder
let client: Client
beforeAll(async () => {
  folder = await publishForPrograms(mcpSite)
  const site = openPublishedSite(folder.dist)
  const [own, other] = InMemoryTransport.createLinkedPair()
  await createServer(site, await site.catalogue()).connect(other)
  client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(own)
}, 60_000)
afterAll(async () => {
  await client.close()
  await folder.remove()
})

interface Answer {
  text: string
  isError: boolean
}

const ask = async (name: string, input: Record<string, unknown> = {}): Promise<Answer> => {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [first] = content as { type: string; text: string }[]
  return { text: first?.text ?? '', isError: isError === true }
}

describe('search', () => {
  it('names title, heading, address and an excerpt, best first', async () => {
    const { text } = await ask('search', { query: 'install docker' })
    expect(text).toMatch(/^1\. Docker › Install Docker\n {3}\/docs\/guide\/docker#install\n {3}Install the engine\./)
  })

  it('gives an excerpt of the text, not of its code', async () => {
    expect((await ask('search', { query: 'on linux', limit: 1 })).text).toContain(
      'Use the package of the distribution.',
    )
  })

  it('puts the asked language first, and keeps to a section', async () => {
    expect((await ask('search', { query: 'замыкание' })).text).toMatch(
      /^1\. Вопросы.*\n {3}\/docs\/other\/voprosy\S* \[ru\]/,
    )
    const { text } = await ask('search', { query: 'paragraph', section: 'guides', limit: 20 })
    expect(text).toContain('/docs/guide/long')
    expect((await ask('search', { query: 'closure', section: 'Guides' })).text).not.toContain('/docs/other')
  })

  it('has pages of results', async () => {
    const first = await ask('search', { query: 'paragraph', limit: 1 })
    expect(first.text).toContain('More results: page 2.')
    expect((await ask('search', { query: 'paragraph', limit: 1, page: 2 })).text).toMatch(/^2\. /)
    expect((await ask('search', { query: 'paragraph', limit: 1, page: 50 })).text).toContain(
      'There are no more results',
    )
  })

  it.each([
    [{ query: 'x'.repeat(10_000) }, 'Too big'],
    [{ query: '  ' }, 'Too small'],
    [{ query: 'docker', limit: 0 }, 'Too small'],
    [{ query: 'docker', section: 'Giudes' }, 'There is no section "Giudes". Sections, nearest first: "Guides"'],
    [{ query: 'docker', other: 1 }, 'other'],
    [{}, 'query'],
  ])('refuses %j', async (input, message) => {
    expect(await ask('search', input)).toMatchObject({ isError: true, text: expect.stringContaining(message) })
  })
})

describe('read', () => {
  it('returns a document with versions, date and the addresses of its code blocks', async () => {
    const { text } = await ask('read', { address: '/docs/guide/docker' })
    expect(text).toMatch(
      /^Address: \/docs\/guide\/docker\nTitle: Docker\nSamples checked with: express 5\.3\.0.*\nLast change: 2025-02-03\./,
    )
    expect(text).toContain('# Docker\n\nBefore all headings.\n\n```sh sample="#~1"\ndocker version\n```')
    expect(text).toContain('```ts title="src/size.ts" sample="#install~1"\nconsole.log(1 + 1)')
    expect(text).toContain('## Containers')
  })

  it('returns one section with the sections below it', async () => {
    const { text } = await ask('read', { address: 'https://example.com/docs/guide/docker#install' })
    expect(text).toContain('## Install Docker')
    expect(text).toContain('### On Linux')
    expect(text).not.toContain('Before all headings.')
    expect(text).not.toContain('## Containers')
  })

  it('cuts a long document into pages of 2,000 tokens, and gives more when asked', async () => {
    const first = await ask('read', { address: '/docs/guide/long' })
    expect(estimateTokens(first.text)).toBeLessThanOrEqual(2_000)
    const count = Number(/Page 1 of (\d+)\./.exec(first.text)?.[1])
    expect(count).toBeGreaterThan(2)
    expect(first.text).toContain('Sections: #one (One); #two (Two); #three (Three)')
    const pages = [first.text]
    for (let page = 2; page <= count; page++)
      pages.push((await ask('read', { address: '/docs/guide/long', page })).text)
    for (const page of pages) expect(estimateTokens(page)).toBeLessThanOrEqual(2_000)
    const paragraphs = pages.join('\n').match(/Paragraph \d+ of \w+/g)
    expect(paragraphs).toHaveLength(120)
    expect(new Set(paragraphs)).toHaveLength(120)
    const whole = await ask('read', { address: '/docs/guide/long', max_tokens: 20_000 })
    expect(whole.text.match(/Paragraph \d+ of \w+/g)).toHaveLength(120)
    expect(await ask('read', { address: '/docs/guide/long', page: count + 1 })).toMatchObject({
      isError: true,
      text: `There is no page ${count + 1}: the answer has ${count} of at most 2000 tokens.`,
    })
  })

  it.each([
    ['/docs/guide/dokcer', 'No document has the address "/docs/guide/dokcer". Nearest: "/docs/guide/docker"'],
    ['/docs/guide/docker#instal', '/docs/guide/docker has no heading "#instal". Nearest: "#install"'],
    ['/../../../etc/passwd', 'must not contain ".."'],
    ['/docs/%2e%2e/%2e%2e/site.config', 'must not contain ".."'],
    ['/llms', 'No document has the address "/llms"'],
    ['/', 'No document has the address "/"'],
    ['', 'Too small'],
  ])('refuses the address %j', async (address, message) => {
    expect(await ask('read', { address })).toMatchObject({ isError: true, text: expect.stringContaining(message) })
  })
})

describe('list', () => {
  it('lists sections and tags, and the documents of each', async () => {
    const { text } = await ask('list')
    expect(text).toContain('- Guides (2): Containers from nothing to production.')
    expect(text).toContain('basics 1, docker 1')
    expect((await ask('list', { section: 'Guides' })).text).toBe(
      '2 documents.\n\n- Docker (/docs/guide/docker): Containers from nothing to production.\n\n- Long (/docs/guide/long): Paragraph 0 of One. It says a little more. It says a little more. It says a little more. It says a little more. It says a little more. It says a little more.',
    )
    expect((await ask('list', { tag: 'Docker' })).text).toContain('1 document.\n\n- Docker (/docs/guide/docker)')
    expect((await ask('list', { tag: 'basics', section: 'Guides' })).text).toBe('0 documents.')
    expect((await ask('list', { section: 'Questions' })).text).toContain('- Вопросы (/docs/other/voprosy) [ru]: ')
  })

  it('refuses an unknown tag', async () => {
    expect(await ask('list', { tag: 'dokcer' })).toEqual({
      isError: true,
      text: 'There is no tag "dokcer". Nearest: "docker", "basics".',
    })
  })
})

describe('sample', () => {
  it('returns the code, its result, and how it is checked', async () => {
    expect((await ask('sample', { address: '/docs/guide/docker#install~1' })).text).toBe(
      [
        'Address: /docs/guide/docker#install~1',
        'File: src/size.ts',
        'How it is checked: Compiled, and run on Node.js. Values behind `// =>` are compared with the values that the code yields.',
        'Samples checked with: express 5.3.0.',
        '',
        '```ts\nconsole.log(1 + 1)\n3 // => 3\n```',
        '',
        'It prints:',
        '',
        '```text\n2\n```',
      ].join('\n'),
    )
    expect((await ask('sample', { address: '/docs/guide/docker#~1' })).text).toContain('```sh\ndocker version\n```')
  })

  it('lists the blocks of a section or document', async () => {
    const { text } = await ask('sample', { address: '/docs/guide/docker' })
    expect(text.match(/\/docs\/guide\/docker#\S+/g)).toEqual([
      '/docs/guide/docker#~1',
      '/docs/guide/docker#install~1',
      '/docs/guide/docker#install~2',
    ])
    expect((await ask('sample', { address: '/docs/guide/docker#containers' })).text).toBe(
      'There are no code blocks here.',
    )
    expect(await ask('sample', { address: '/docs/guide/docker#install~9' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('No code block has the address "/docs/guide/docker#install~9". Code blocks here:'),
    })
  })
})

describe('complete_file', () => {
  it('returns the whole file by name or address, in both languages', async () => {
    const data = join(folder.dist, 'docs/algorithms/stack.json')
    const page: object = JSON.parse(await readFile(data, 'utf8'))
    const link = {
      name: 'stack',
      typescript: '/docs/algorithms/stack.complete.ts.txt',
      javascript: '/docs/algorithms/stack.complete.js.txt',
    }
    await writeFile(
      data,
      JSON.stringify({ ...page, completeFiles: [link, { name: 'queue', javascript: '/docs/none.js.txt' }] }),
    )
    await writeFile(join(folder.dist, link.typescript), 'export const a: number = 1\n')
    await writeFile(join(folder.dist, link.javascript), 'export const a = 1\n')
    const typescript =
      'File: stack.ts, from /docs/algorithms/stack\nOther files of the document: queue\n\n```ts\nexport const a: number = 1\n```'
    expect((await ask('complete_file', { algorithm: 'Stack' })).text).toBe(typescript)
    expect((await ask('complete_file', { algorithm: '/docs/algorithms/stack' })).text).toBe(typescript)
    expect((await ask('complete_file', { algorithm: 'last in first out', language: 'js' })).text).toContain(
      'export const a = 1',
    )
    expect(await ask('complete_file', { algorithm: 'stack', file: 'queue' })).toEqual({
      isError: true,
      text: 'queue of /docs/algorithms/stack is not published in TypeScript.',
    })
    expect(await ask('complete_file', { algorithm: 'stack', file: 'heap' })).toEqual({
      isError: true,
      text: '/docs/algorithms/stack has no file "heap". Files: stack, queue.',
    })
  })

  it('says which documents have no file', async () => {
    expect(await ask('complete_file', { algorithm: '/docs/guide/docker' })).toEqual({
      isError: true,
      text: '/docs/guide/docker has no complete file: it quotes no tested module.',
    })
    expect(await ask('complete_file', { algorithm: 'docker' })).toEqual({
      isError: true,
      text: 'No algorithm "docker" has a complete file. Nearest: "Stack".',
    })
  })
})

it('lists every document as a resource, in pages, and reads them', async () => {
  const { resources, nextCursor } = await client.listResources()
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
  const { contents } = await client.readResource({ uri: 'site:///docs/guide/docker#containers' })
  expect(contents).toEqual([
    {
      uri: 'site:///docs/guide/docker#containers',
      mimeType: 'text/markdown',
      text: '## Containers\n\nA container is a process.\n',
    },
  ])
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['site://{+path}{#heading}'])
})

it.each(['site:///docs/none', 'file:///etc/passwd', 'site:///docs/../../secret'])(
  'answers for the resource %s that it does not exist',
  async (uri) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_002 })
  },
)

it('refuses a cursor that it did not give', async () => {
  await expect(client.listResources({ cursor: 'MTAw' })).rejects.toMatchObject({ code: -32_602 })
})

it('writes the prompts “explain” and “quiz” from the documents', async () => {
  const textOf = async (name: string, input: Record<string, string>): Promise<string> => {
    const { messages } = await client.getPrompt({ name, arguments: input })
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

it('answers from a build that has taken the place of the last one', async () => {
  const copy = join(folder.root, 'other')
  await cp(folder.dist, copy, { recursive: true })
  const site = openPublishedSite(copy)
  await site.catalogue()
  const file = join(copy, 'llms.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Stack"', '"Stack of plates"'))
  const { documents } = await site.catalogue()
  expect(documents.map(({ title }) => title)).toContain('Stack of plates')
  await rm(copy, { recursive: true })
  // Between two builds there is none for a moment.
  expect((await site.catalogue()).documents).toBe(documents)
})

it('says which file of the build is damaged', async () => {
  const copy = join(folder.root, 'damaged')
  await cp(folder.dist, copy, { recursive: true })
  await writeFile(join(copy, 'docs/intro.md.json'), '{"path":')
  await expect(openPublishedSite(copy).document('/docs/intro')).rejects.toThrow(
    'The file docs/intro.md.json of the build is damaged. Run "npm run build" again.',
  )
})

it('says what to run where there is no build, or one of an older version', async () => {
  const empty = join(folder.root, 'empty')
  await expect(openPublishedSite(empty).catalogue()).rejects.toThrow(
    `There is no build in ${empty}. Run "npm run build" first.`,
  )
  await mkdir(empty)
  await writeFile(join(empty, 'index.html'), '')
  await expect(openPublishedSite(empty).catalogue()).rejects.toThrow('has no llms.json. Run "npm run build" again.')
  await writeFile(join(empty, 'llms.json'), '{"format":0}')
  await expect(openPublishedSite(empty).catalogue()).rejects.toThrow('of this version. Run "npm run build" again.')
})
