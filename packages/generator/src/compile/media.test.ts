import { expect, it, test } from 'vitest'
import { compiledOf, compileText } from './testing/compile-text.ts'

const files = {
  'content/guide/film.mp4': 'f',
  'content/guide/still.png': 's',
  'content/guide/words.vtt': 'WEBVTT',
  'content/guide/parts/part.png': 'p',
}

test.each([
  [
    'md',
    '<video src="./film.mp4#t=2" poster="./still.png" controls>\n<track src="./words.vtt" kind="captions">\n</video>',
  ],
  [
    'mdx',
    '<video src="./film.mp4#t=2" poster="./still.png" controls>\n<track src="./words.vtt" kind="captions" />\n</video>',
  ],
  [
    'mdx',
    "import film from './film.mp4'\nimport still from './still.png'\n\n<video src={film + '#t=2'} poster={still} controls>\n<track src=\"./words.vtt\" kind=\"captions\" />\n</video>",
  ],
])('a video, its poster and its captions are published in .%s (%#)', async (ending, body) => {
  const { readHtml, assets } = await compiledOf(body, { files, file: `content/guide/page.${ending}` })
  const html = readHtml()
  expect(assets.map(({ file }) => file).toSorted()).toEqual([
    'content/guide/film.mp4',
    'content/guide/still.png',
    'content/guide/words.vtt',
  ])
  expect(html).toMatch(/<video src="\/assets\/film-\w+\.mp4#t=2" poster="\/assets\/still-\w+\.png" controls="">/)
  expect(html).toMatch(/<track src="\/assets\/words-\w+\.vtt" kind="captions"\/?>/)
})

it('addresses of images on other sites and in static/ stay', async () => {
  const body = '<video poster="https://example.com/a.png"></video><video poster="/img/logo.png"></video><video></video>'
  const html =
    '<p><video poster="https://example.com/a.png"></video><video poster="/base/img/logo.png"></video><video></video></p>'
  expect((await compiledOf(body, { file: 'content/guide/page.md', context: { baseUrl: '/base/' } })).readHtml()).toBe(
    html,
  )
})

test.each(['width', 'height'])('an image with its own %s keeps it, and gets no other size', async (side) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'
  const { readHtml } = await compiledOf(`<img src="./box.svg" alt="A box" ${side}="4">`, {
    file: 'content/guide/page.md',
    files: { 'content/guide/box.svg': svg },
  })
  const html = readHtml()
  expect(html).toMatch(
    new RegExp(`^<img src="/assets/box-\\w+\\.svg" alt="A box" ${side}="4" loading="lazy" decoding="async">$`),
  )
})

const missing = (kind: string, file: string) =>
  `[broken-image] The ${kind} "./${file}" does not exist: there is no file "content/guide/${file}". Put it beside the document, or in static/ and write "/name".`

test.each([
  ['md', ''],
  ['mdx', '/'],
])('missing files are reported in .%s', async (ending, slash) => {
  const body = `Text.\n\n<video src="./none.mp4"\n  poster="./none.png"></video>\n\n<audio src="./none.mp3"><track src="./none.vtt"${slash}></audio>`
  const { compiled, problems } = await compileText(body, { bodyLine: 5, files, file: `content/guide/page.${ending}` })
  expect(compiled).toBeUndefined()
  const lines = [7, 7, 10, 10]
  const kinds = [
    ['film', 'none.mp4'],
    ['image', 'none.png'],
    ['recording', 'none.mp3'],
    ['track', 'none.vtt'],
  ] as const
  expect(problems).toEqual(
    kinds.map(([kind, file], index) => `error content/guide/page.${ending}:${lines[index]} ${missing(kind, file)}`),
  )
})

it('a missing file is reported at its place in the partial', async () => {
  const partial = '---\na: 1\n---\n\nText.\n\n<video src="../film.mp4" poster="./none.png"></video>'
  const { problems } = await compileText("import Part from './parts/_part.mdx'\n\n<Part />", {
    files: { ...files, 'content/guide/parts/_part.mdx': partial },
  })
  expect(problems).toEqual([
    'error content/guide/parts/_part.mdx:7 [broken-image] The image "./none.png" does not exist: there is no file "content/guide/parts/none.png". Put it beside the document, or in static/ and write "/name".',
  ])
})

it('a missing file behind the base URL is named by its place in static/', async () => {
  const { problems } = await compileText('![A](/base/img/none.png)', { context: { baseUrl: '/base/' } })
  expect(problems).toEqual([expect.stringContaining('there is no file "static/img/none.png"')])
})
