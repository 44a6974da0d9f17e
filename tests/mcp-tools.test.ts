import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from '../packages/generator/src/mcp/token-budget.ts'
import { useMcpClient } from './mcp-client.ts'

const mcp = useMcpClient()

describe('search', () => {
  it('names title, heading, address and an excerpt, best first', async () => {
    const { text } = await mcp.ask('search', { query: 'install docker' })
    expect(text).toMatch(/^1\. Docker › Install Docker\n {3}\/docs\/guide\/docker#install\n {3}Install the engine\./)
  })

  it('gives an excerpt of the text, not of its code', async () => {
    expect((await mcp.ask('search', { query: 'on linux', limit: 1 })).text).toContain(
      'Use the package of the distribution.',
    )
  })

  it('puts results in the requested language first, and searches only the given section', async () => {
    expect((await mcp.ask('search', { query: 'замыкание' })).text).toMatch(
      /^1\. Вопросы.*\n {3}\/docs\/other\/voprosy\S* \[ru\]/,
    )
    const { text } = await mcp.ask('search', { query: 'paragraph', section: 'guides', limit: 20 })
    expect(text).toContain('/docs/guide/long')
    expect((await mcp.ask('search', { query: 'closure', section: 'Guides' })).text).not.toContain('/docs/other')
  })

  it('has pages of results', async () => {
    const first = await mcp.ask('search', { query: 'paragraph', limit: 1 })
    expect(first.text).toContain('More results: page 2.')
    expect((await mcp.ask('search', { query: 'paragraph', limit: 1, page: 2 })).text).toMatch(/^2\. /)
    expect((await mcp.ask('search', { query: 'paragraph', limit: 1, page: 50 })).text).toContain(
      'There are no more results',
    )
  })

  it.each([
    [{ query: 'x'.repeat(10_000) }, 'Too big'],
    [{ query: '  ' }, 'Too small'],
    [{ query: 'docker', limit: 0 }, 'Too small'],
    [{ query: 'docker', section: 'Giudes' }, 'There is no section "Giudes". Sections, nearest first: "Guides"'],
    [
      { query: 'docker', other: 1 },
      'there is no argument "other"; arguments: "query", "language", "section", "limit", "page"',
    ],
    [{}, 'query'],
  ])('rejects %j', async (input, message) => {
    expect(await mcp.ask('search', input)).toMatchObject({ isError: true, text: expect.stringContaining(message) })
  })
})

describe('read', () => {
  it('returns a document with versions, date and the addresses of its code blocks', async () => {
    const { text } = await mcp.ask('read', { address: '/docs/guide/docker' })
    expect(text).toMatch(
      /^Address: \/docs\/guide\/docker\nTitle: Docker\nSamples checked with: express 5\.3\.0.*\nLast change: 2025-02-03\./,
    )
    expect(text).toContain('# Docker\n\nBefore all headings.\n\n```sh sample="#~1"\ndocker version\n```')
    expect(text).toContain('```ts title="src/size.ts" sample="#install~1"\nconsole.log(1 + 1)')
    expect(text).toContain('## Containers')
  })

  it('returns one section with the sections below it', async () => {
    const { text } = await mcp.ask('read', { address: 'https://example.com/docs/guide/docker#install' })
    expect(text).toContain('## Install Docker')
    expect(text).toContain('### On Linux')
    expect(text).not.toContain('Before all headings.')
    expect(text).not.toContain('## Containers')
  })

  it('cuts a long document into pages of 2,000 tokens, and gives more when asked', async () => {
    const first = await mcp.ask('read', { address: '/docs/guide/long' })
    expect(estimateTokens(first.text)).toBeLessThanOrEqual(2_000)
    const count = Number(/Page 1 of (\d+)\./.exec(first.text)?.[1])
    expect(count).toBeGreaterThan(2)
    expect(first.text).toContain('Sections: #one (One); #two (Two); #three (Three)')
    const pages = [first.text]
    for (let page = 2; page <= count; page++)
      pages.push((await mcp.ask('read', { address: '/docs/guide/long', page })).text)
    for (const page of pages) expect(estimateTokens(page)).toBeLessThanOrEqual(2_000)
    const paragraphs = pages.join('\n').match(/Paragraph \d+ of \w+/g)
    expect(paragraphs).toHaveLength(120)
    expect(new Set(paragraphs)).toHaveLength(120)
    const whole = await mcp.ask('read', { address: '/docs/guide/long', max_tokens: 20_000 })
    expect(whole.text.match(/Paragraph \d+ of \w+/g)).toHaveLength(120)
    expect(await mcp.ask('read', { address: '/docs/guide/long', page: count + 1 })).toMatchObject({
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
  ])('rejects the address %j', async (address, message) => {
    expect(await mcp.ask('read', { address })).toMatchObject({ isError: true, text: expect.stringContaining(message) })
  })
})

describe('list', () => {
  it('lists sections and tags, and the documents of each', async () => {
    const { text } = await mcp.ask('list')
    expect(text).toContain('- Guides (2): Containers from nothing to production.')
    expect(text).toContain('basics 1, docker 1')
    expect((await mcp.ask('list', { section: 'Guides' })).text).toBe(
      '2 documents.\n\n- Docker (/docs/guide/docker): Containers from nothing to production.\n\n- Long (/docs/guide/long): Paragraph 0 of One. It says a little more. It says a little more. It says a little more. It says a little more. It says a little more. It says a little more.',
    )
    expect((await mcp.ask('list', { tag: 'Docker' })).text).toContain('1 document.\n\n- Docker (/docs/guide/docker)')
    expect((await mcp.ask('list', { tag: 'basics', section: 'Guides' })).text).toBe('0 documents.')
    expect((await mcp.ask('list', { section: 'Questions' })).text).toContain('- Вопросы (/docs/other/voprosy) [ru]: ')
  })

  it('rejects an unknown tag', async () => {
    expect(await mcp.ask('list', { tag: 'dokcer' })).toEqual({
      isError: true,
      text: 'There is no tag "dokcer". Nearest: "docker", "basics".',
    })
  })
})

describe('sample', () => {
  it('returns the code, its result, and how it is checked', async () => {
    expect((await mcp.ask('sample', { address: '/docs/guide/docker#install~1' })).text).toBe(
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
    expect((await mcp.ask('sample', { address: '/docs/guide/docker#~1' })).text).toContain('```sh\ndocker version\n```')
  })

  it('says where the page shows the files that the code imports', async () => {
    expect((await mcp.ask('sample', { address: '/docs/algorithms/stack#use~2' })).text).toMatch(
      /0\n```\n\nThis sample imports files of the same page:\n\n- src\/stack\.ts: \/docs\/algorithms\/stack#use~1$/,
    )
  })

  it('lists the blocks of a section or document', async () => {
    const { text } = await mcp.ask('sample', { address: '/docs/guide/docker' })
    expect(text.match(/\/docs\/guide\/docker#\S+/g)).toEqual([
      '/docs/guide/docker#~1',
      '/docs/guide/docker#install~1',
      '/docs/guide/docker#install~2',
    ])
    expect((await mcp.ask('sample', { address: '/docs/guide/docker#containers' })).text).toBe(
      'There are no code blocks here.',
    )
    expect(await mcp.ask('sample', { address: '/docs/guide/docker#install~9' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('No code block has the address "/docs/guide/docker#install~9". Code blocks here:'),
    })
  })
})

describe('complete_file', () => {
  it('returns the whole file by name or address, in TypeScript and in JavaScript', async () => {
    const data = join(mcp.folder.dist, 'docs/algorithms/stack.json')
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
    await writeFile(join(mcp.folder.dist, link.typescript), 'export const a: number = 1\n')
    await writeFile(join(mcp.folder.dist, link.javascript), 'export const a = 1\n')
    const typescript =
      'File: stack.ts, from /docs/algorithms/stack\nOther files of the document: queue\n\n```ts\nexport const a: number = 1\n```'
    expect((await mcp.ask('complete_file', { algorithm: 'Stack' })).text).toBe(typescript)
    expect((await mcp.ask('complete_file', { algorithm: '/docs/algorithms/stack' })).text).toBe(typescript)
    expect((await mcp.ask('complete_file', { algorithm: 'last in first out', language: 'js' })).text).toContain(
      'export const a = 1',
    )
    expect((await mcp.ask('complete_file', { algorithm: 'stacks' })).text).toContain('\n"stacks" is read as "Stack".\n')
    expect(await mcp.ask('complete_file', { algorithm: 'stack', file: 'queue' })).toEqual({
      isError: true,
      text: 'queue of /docs/algorithms/stack is not published in TypeScript.',
    })
    expect(await mcp.ask('complete_file', { algorithm: 'stack', file: 'heap' })).toEqual({
      isError: true,
      text: '/docs/algorithms/stack has no file "heap". Files: stack, queue.',
    })
  })

  it('returns a long file whole, and says first that a part is not the file', async () => {
    const code = Array.from({ length: 600 }, (_, line) => `export const constant${line} = ${line}`).join('\n')
    await writeFile(join(mcp.folder.dist, 'docs/algorithms/stack.complete.js.txt'), code)
    const whole = await mcp.ask('complete_file', { algorithm: 'stack', language: 'js' })
    expect(whole.text).toMatch(/^File: stack\.js, from /)
    expect(whole.text).toContain(`\n\`\`\`js\n${code}\n\`\`\``)
    const parts: string[] = []
    for (let page = 1; page === 1 || page <= Number(/^Part \d+ of (\d+)/.exec(parts[0] ?? '')?.[1]); page++) {
      const { text } = await mcp.ask('complete_file', { algorithm: 'stack', language: 'js', max_tokens: 2_000, page })
      expect(estimateTokens(text)).toBeLessThanOrEqual(2_000)
      parts.push(text)
    }
    expect(parts.map((part) => part.split('\n')[0])).toEqual(
      parts.map((_, index) => {
        const other = index + 2 <= parts.length ? index + 2 : 1
        return `Part ${index + 1} of ${parts.length}: the file is incomplete. For the rest, ask for page ${other}, or raise max_tokens (at most 20000).`
      }),
    )
    expect(parts.flatMap((part) => part.match(/^export.*$/gm) ?? []).join('\n')).toBe(code)
  })

  it('reports a name that no algorithm has, although the search finds something', async () => {
    for (const algorithm of ['quantum stack', 'first', 'last in first'])
      expect(await mcp.ask('complete_file', { algorithm })).toEqual({
        isError: true,
        text: `No algorithm "${algorithm}" has a complete file. Nearest: "Stack".`,
      })
  })

  it('reports that a document has no file', async () => {
    expect(await mcp.ask('complete_file', { algorithm: '/docs/guide/docker' })).toEqual({
      isError: true,
      text: '/docs/guide/docker has no complete file: it quotes no tested module.',
    })
    expect(await mcp.ask('complete_file', { algorithm: 'docker' })).toEqual({
      isError: true,
      text: 'No algorithm "docker" has a complete file. Nearest: "Stack".',
    })
  })
})
