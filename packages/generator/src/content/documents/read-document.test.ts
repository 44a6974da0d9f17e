import { describe, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { maximumBytes } from './decode-text.ts'
import { readDocument } from './read-document.ts'

const settings = { folder: 'content', routeBasePath: 'docs', lang: 'en', onUnknownFrontMatter: 'throw' } as const

const read = (source: string | Uint8Array, file = 'content/guide/docker.mdx') => {
  const problems = collectProblems()
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  const { document, readable } = readDocument({ file, bytes, settings, problems })
  const report = problems.all.map(
    ({ severity, rule, line, column, message }) => `${severity} ${rule} ${line ?? '-'}:${column ?? '-'} ${message}`,
  )
  return { document: { ...document, body: document.readBody() }, readable, report }
}

describe('a valid document', () => {
  it('has everything that its front matter says', () => {
    const { document, report } = read(
      '---\ntitle: Docker\ndescription: Containers.\nlang: ru\ntags: [docker]\n---\n\n## A\n\nText\n',
    )
    expect(report).toEqual([])
    expect(document).toMatchObject({
      id: 'guide/docker',
      path: '/docs/guide/docker',
      title: 'Docker',
      description: 'Containers.',
      lang: 'ru',
      body: '\n## A\n\nText\n',
      bodyLine: 7,
      frontMatter: { tags: ['docker'] },
    })
    expect(document.hash).toMatch(/^[0-9a-f]{32}$/)
  })

  it('takes title and description from the body when front matter has none', () => {
    const { document } = read(
      'import X from "x"\n\n# The `docker` *guide* {#top}\n\n:::note\n\nFirst **bold** [link](a.md)\nsecond line.\n\n:::\n',
    )
    expect(document.title).toBe('The docker guide')
    expect(document.description).toBe('First bold link second line.')
    expect(document.body).toBe('import X from "x"\n\n\n\n:::note\n\nFirst **bold** [link](a.md)\nsecond line.\n\n:::\n')
  })

  it('converts numbers to text, quoted values to their type, and American dates, as Docusaurus does', () => {
    const { document, report } = read(
      '---\nid: 1\ntitle: 404\ndescription: 5\nkeywords: [a, 2024]\ntags: [2024]\nsidebar_label: 1.5\nsidebar_position: "3"\ntoc_max_heading_level: "4"\nhide_title: "true"\nunlisted: \'false\'\nlast_update:\n  date: 1/31/2000\n---\ntext',
    )
    expect(report).toEqual([])
    expect(document).toMatchObject({
      id: 'guide/1',
      title: '404',
      description: '5',
      frontMatter: {
        keywords: ['a', '2024'],
        tags: ['2024'],
        sidebar_label: '1.5',
        sidebar_position: 3,
        toc_max_heading_level: 4,
        hide_title: true,
        unlisted: false,
        last_update: { date: '2000-01-31' },
      },
    })
  })

  it.each([
    ['May 4 2024', '2024-05-04'],
    ['2024-05-04 23:30:00', '2024-05-04'],
    ['2024-05-04T01:00:00+02:00', '2024-05-03'],
    ['"Sat, 04 May 2024 10:00:00 GMT"', '2024-05-04'],
  ])('was changed on %s', (written, date) => {
    const { document, report } = read(`---\nlast_update:\n  date: ${written}\n---\ntext`)
    expect(report).toEqual([])
    expect(document.frontMatter.last_update).toEqual({ date })
  })

  it('gets its title from its name when there is no other title', () => {
    expect(read('text').document.title).toBe('docker')
    expect(read('text', 'content/guide/index.md').document.title).toBe('guide')
  })

  it('may have a byte order mark, CRLF line ends and an empty block', () => {
    const { document, report } = read('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n')
    expect(report).toEqual([])
    expect(document).toMatchObject({ title: 'A', body: 'Text\n', bodyLine: 4 })
    expect(read('---\n---\nText').document).toMatchObject({ body: 'Text', bodyLine: 3, frontMatter: {} })
  })

  it('may contain U+FFFD and Cyrillic', () => {
    expect(read('# Вопросы\n\nОтвет \uFFFD.', 'content/other/вопросы.md').document).toMatchObject({
      title: 'Вопросы',
      description: 'Ответ \uFFFD.',
      id: 'other/вопросы',
    })
  })

  it('takes its leading heading as its title, and keeps the title of its front matter for the sidebar', () => {
    expect(read('---\ntitle: A\n---\n# B\n\nText').document).toMatchObject({
      title: 'B',
      frontMatter: { title: 'A' },
      body: '\n\nText',
    })
    expect(read('---\ntitle: A\nsidebar_label: C\n---\n# B').document).toMatchObject({
      title: 'B',
      frontMatter: { sidebar_label: 'C' },
    })
    expect(read('---\ntitle: A\n---\n# A').document.frontMatter).toEqual({ title: 'A' })
    expect(read('---\nhide_title: true\n---\n# A').document.frontMatter).toEqual({})
    expect(read('---\nhide_title: true\n---\nText').document.frontMatter).toEqual({ hide_title: true })
    expect(read('Title\n=====\n\nText').document).toMatchObject({ title: 'Title', body: '\n\n\nText' })
    expect(read('Text\n\n# Not first').document).toMatchObject({ title: 'docker', body: 'Text\n\n# Not first' })
  })
})

describe('errors', () => {
  it.each([
    ['empty', ''],
    ['blank', ' \n\t\n'],
    ['Latin-1', new Uint8Array([...Buffer.from('# Title\n\nна caf'), 0xe9, 0x20, 0x0a])],
    ['cut in the middle of a character', new Uint8Array([...Buffer.from('\uFFFD\nab'), 0xd0])],
    ['NUL', 'a\nb\0c'],
    ['too large', new Uint8Array(maximumBytes + 1).fill(97)],
    ['not closed', '---\ntitle: A\n\ntext'],
    ['no map', '---\n- a\n---\ntext'],
    ['no YAML', '---\ntitle: a: b\n---\ntext'],
    ['a key twice', '---\ntitle: a\ntitle: b\n---\ntext'],
    ['a tab', '---\nlast_update:\n\tdate: 2025-01-31\n---\ntext'],
    ['an alias of nothing', '---\ntitle: *bold\n---\ntext'],
    ['unknown keys', '---\ntitle: A\nsidebar_positon: 1\nwhatever: 2\n---\ntext'],
    ['dates that are none', '---\nlast_update:\n  date: Feb 30 2024\n---\ntext'],
    ['numbers for dates', '---\nlast_update:\n  date: 20240504\n---\ntext'],
    ['bad values', '---\ntitle: true\ntags: x\nkind: guid\nlast_update:\n  date: soon\n---\ntext'],
  ])('%s', (_, source) => {
    expect(read(source).report).toMatchSnapshot()
  })

  it.each([
    ['  ---\ntitle: A\n---\ntext', 1, '"  ---"'],
    ['\n\n---\nkind: guide\n---\ntext', 3, '"---"'],
    ['----\ntitle: A\n----\ntext', 1, '"----"'],
    ['—-\ntitle: A\n---\ntext', 1, '"—-"'],
    ['+++\ntitle = "A"\n+++\ntext', 1, '"+++"'],
    ['```yaml\ntitle: A\n```\ntext', 1, '"```yaml"'],
  ])('front matter in the wrong place or between other marks: %j', (source, line, mark) => {
    expect(read(source).report).toEqual([
      `error front-matter ${line}:- The front matter starts with ${mark} on line ${line}, so it is read as text. Start the file with a line "---", close it with another, and write YAML between them.`,
    ])
  })

  it.each([
    ['title: A\ntags: [a]\n---\n\ntext', 1],
    ['\n\ntitle: A\ntags:\n  - a\n- b\ndraft:\n--- \ntext', 3],
  ])('front matter without an opening mark: %j', (source, line) => {
    expect(read(source).report).toEqual([
      `error front-matter ${line}:- The front matter has no line "---" in front of it, so it is read as text. Start the file with one.`,
    ])
  })

  it.each([
    [
      'title: "Unclosed\ndescription: x',
      '2:8 The front matter is not YAML: A text in quotes does not end. Close it with the quotation mark that it begins with.',
    ],
    [
      "description: x\ntitle: 'Unclosed",
      '3:8 The front matter is not YAML: A text in quotes does not end. Close it with the quotation mark that it begins with.',
    ],
    [
      "title: 'it's",
      '2:12 The front matter is not YAML: Unexpected scalar at node end. Put the whole text in quotes, of the kind that the text does not contain: "it\'s".',
    ],
    [
      'title: [a',
      '3:1 The front matter is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Close the list or the map, or put quotes around a text that begins with "[" or "{".',
    ],
    [
      'title: A\nslug: https://example.com/a',
      '3:1 "slug" is "https://example.com/a"; needed: a path of this site: "/guide/docker" from the root of the documents, "docker" from the folder.',
    ],
    [
      'title: A\ntoc_max_heading_level: 3\ntoc_min_heading_level: 3\nhide_title: 1',
      '5:1 "hide_title" is 1; needed: true or false.',
    ],
    [
      'title: A\ntoc_max_heading_level: 2\ntoc_min_heading_level: 4',
      '4:1 "toc_min_heading_level" is 4 and "toc_max_heading_level" 2: no heading lies between them. Write the smaller number first, or "hide_table_of_contents: true" for a page without contents.',
    ],
  ])('%j has one fault', (yaml, fault) => {
    expect(read(`---\n${yaml}\n---\ntext`).report).toEqual([`error front-matter ${fault}`])
  })

  it.each([
    'Title: A\n\ntext\n---',
    'title: A\n\n---\ntext',
    'note: A\n---\ntext',
    'title: A\ntext\n---',
    '\n---\n\ntitle: A',
    '\n---\nsomething: A',
    'Text\n\n---\ntitle: A',
    '```ts\ntitle: for (;;) {}\n```',
  ])('accepts a line between paragraphs, and code: %j', (source) => {
    expect(read(source).report).toEqual([])
  })

  it('keeps the valid keys of a faulty block', () => {
    const { document, readable } = read('---\ntitle: true\ndescription: D\n---\n## A')
    expect(readable).toBe(true)
    expect(document).toMatchObject({ title: 'docker', description: 'D', body: '## A' })
  })

  it('assigns an address to a document that cannot be read', () => {
    expect(read('')).toMatchObject({
      readable: false,
      document: { id: 'guide/docker', path: '/docs/guide/docker', body: '' },
    })
  })
})
