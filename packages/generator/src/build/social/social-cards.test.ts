import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageData } from '../../model/page.ts'
import type { Site } from '../../content/site.ts'
import { type Card, cardFont, cardSvg, cardWidth } from './card-svg.ts'
import { createCardDrawing } from './draw-card.ts'
import { planSocialCards } from './draw-cards.ts'
import { readAdvances } from './read-advances.ts'
import { setText } from './set-text.ts'

const fontFile = join(import.meta.dirname, 'inter-tight-bold.ttf')
const advances = readAdvances(await readFile(fontFile))
const own = resolve(import.meta.dirname, '../../../../../handbook')

const measure = (text: string, letterSpacing = 0): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text x="0" y="100" font-family="${cardFont}" font-weight="700" font-size="100" letter-spacing="${letterSpacing}">${text}</text></svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile] } }).getBBox()?.width ?? 0
}
const widthOf = (text: string): number => [...text].reduce((sum, character) => sum + advances(character), 0)

describe('readAdvances', () => {
  it.each(['Docker', 'Knuth–Morris–Pratt', 'Вопросы по JavaScript', 'ёЙ ≠ № × “x”', 'HHHHHHHH'])(
    'computes the width in which the renderer draws %s',
    (text) => {
      // The drawn text is a little narrower than its advance widths, because of side bearings at the ends and kerning.
      expect(measure(text) / 100).toBeGreaterThan(widthOf(text) * 0.9)
      expect(measure(text) / 100).toBeLessThanOrEqual(widthOf(text))
    },
  )

  it('knows every letter of English and Russian', () => {
    const replacement = advances('\u{4e2d}')
    const letters = [
      ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ]
    const drawn = new Set(
      letters.filter((letter) => measure(letter) === measure('\u{4e2d}') && advances(letter) === replacement),
    )
    expect([...drawn]).toEqual([])
  })

  it('names the missing parts of a font', () => {
    expect(() => readAdvances(Buffer.alloc(12))).toThrow('The font has no table "head".')
  })
})

describe('setText', () => {
  const room = {
    width: 10,
    sizes: [
      { size: 2, lines: 1 },
      { size: 1, lines: 2 },
    ],
    advances: () => 1,
    letterSpacing: 0,
  }

  it.each([
    ['takes the largest size that fits', 'abcde', { size: 2, lines: ['abcde'] }],
    ['takes a smaller one for more words', 'abcde fg', { size: 1, lines: ['abcde fg'] }],
    ['makes lines about equally long', 'aa bb cc dd e', { size: 1, lines: ['aa bb', 'cc dd e'] }],
    ['cuts what fits at no size', 'aaaa bbbb cccc dddd eeee', { size: 1, lines: ['aaaa bbbb', 'cccc dddd…'] }],
    ['cuts a word that is longer than a line', 'abcdefghijklm', { size: 1, lines: ['abcdefghi…'] }],
    ['has no line for no text', ' ', { size: 2, lines: [] }],
  ])('%s', (_, text, expected) => {
    expect(setText(text, room)).toEqual(expected)
  })
})

describe('cardSvg', () => {
  const svg = (card: Card) => cardSvg(card, { siteTitle: 'Dev Handbook', host: 'example.com', advances })

  it('contains title, section, site and host, escaped', () => {
    const html = svg({ title: 'a < b & c', section: 'Guides' })
    expect([...html.matchAll(/>([^<>]+)<\/text>/g)].map(([, content]) => content)).toEqual([
      'Dev Handbook',
      'example.com',
      'Guides',
      'a &lt; b &amp; c',
    ])
  })

  it.each([
    'Docker',
    'Next.js: практикум',
    'Shorelark: evolution in Rust and WebAssembly, with a neural network and a genetic algorithm in one program',
  ])('keeps "%s" inside its margins', (title) => {
    const [, ...lines] = [
      ...svg({ title }).matchAll(/font-size="(\d+)" letter-spacing="([-\d.]+)" fill="#241e1a">([^<]+)/g),
    ]
    expect(lines.length).toBeGreaterThan(0)
    for (const [, size, spacing, content = ''] of lines)
      expect((measure(content, (Number(spacing) * 100) / Number(size)) * Number(size)) / 100).toBeLessThanOrEqual(
        cardWidth - 160,
      )
  })
})

describe('planSocialCards', () => {
  let cacheFolder: string
  beforeEach(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'handbook-social-'))
  })
  afterEach(() => rm(cacheFolder, { recursive: true }))

  const pages: Partial<PageData>[] = [
    {
      kind: 'home',
      path: '/',
      title: 'Site',
    },
    { kind: 'document', path: '/docs/guide', title: 'Guides' },
    { kind: 'document', path: '/docs/guide/a', title: 'A' },
    { kind: 'document', path: '/docs/b', title: 'B', image: '/img/b.png' },
    { kind: 'tags', path: '/docs/tags', title: 'Tags' },
    { kind: 'not-found', path: '/404', title: 'Not found' },
  ]
  const site = {
    data: { title: 'Site', tagline: 'About it', url: 'https://example.com', favicon: '/favicon.svg' },
    sections: [
      {
        id: 'guide',
        label: 'Guides',
        path: '/docs/guide',
        description: '',
        count: 1,
        documents: [{ path: '/docs/guide/a', title: 'A', description: '', lang: 'en' }],
      },
    ],
    pages: new Map(pages.map((page) => [page.path, page])),
  } as unknown as Site
  const plan = () => planSocialCards({ site, root: own, cacheFolder })
  const drawAll = async () => {
    const { images } = await plan()
    return new Map(await Promise.all([...images].map(async ([file, draw]) => [file, await draw()] as const)))
  }

  it('gives each document an image, other pages the site’s, and none to a page with its own', async () => {
    const { imageOf } = await plan()
    expect(imageOf('/docs/guide/a')).toMatch(/^\/social\/[0-9a-f]{16}\.png$/)
    expect(imageOf('/docs/guide/a')).not.toBe(imageOf('/docs/guide'))
    expect(imageOf('/docs/tags')).toBe(imageOf('/'))
    expect([imageOf('/docs/b'), imageOf('/404')]).toEqual([undefined, undefined])
  })

  /** Pixels of an image, read by the renderer itself. */
  const pixelsOf = (svg: string): Buffer =>
    new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: cardFont } }).render()
      .pixels
  const ofPng = (png: Uint8Array): Buffer =>
    pixelsOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`,
    )
  const cards: Card[] = [
    { title: 'Site' },
    { title: 'Ёж', section: 'Й' },
    { title: 'Knuth–Morris–Pratt, Å and jumping (gypsy) qualities', section: 'Алгоритмы' },
    {
      title:
        'Shorelark: evolution in Rust and WebAssembly, with a neural network and a genetic algorithm in one program, at length',
      section: 'Guides',
    },
  ]

  it.each(cards)('draws "$title" exactly as if it were drawn as one picture', async (card) => {
    const frame = {
      siteTitle: 'Dev Handbook',
      host: 'example.com',
      mark: await readFile(join(own, 'static/favicon.svg'), 'utf8'),
      advances,
    }
    const png = await createCardDrawing(frame)(card)
    expect(Buffer.from(png).readUInt8(25)).toBe(3)
    expect(ofPng(png).equals(pixelsOf(cardSvg(card, frame)))).toBe(true)
  })

  it('also draws a site’s icon with many colours', async () => {
    const stops = '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>'
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${stops}<linearGradient id="h" href="#g" gradientTransform="rotate(90)"/><path d="M0 0h64v64H0Z" fill="url(#g)"/><path d="M0 0h64v64H0Z" opacity=".5" fill="url(#h)"/></svg>`
    const frame = { siteTitle: 'Dev Handbook', host: 'example.com', mark, advances }
    const card = { title: 'Docker', section: 'Guides' }
    const png = await createCardDrawing(frame)(card)
    expect(Buffer.from(png).readUInt8(25)).not.toBe(3)
    expect(ofPng(png).equals(pixelsOf(cardSvg(card, frame)))).toBe(true)
  })

  it('draws the same bytes again, and takes drawn images from the cache', async () => {
    const first = await drawAll()
    expect(
      [...first.values()].map((png) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)]),
    ).toEqual([
      [1200, 630],
      [1200, 630],
      [1200, 630],
    ])
    const kept = join(cacheFolder, 'store/social')
    const times = async () =>
      Promise.all((await readdir(kept)).map(async (name) => (await stat(join(kept, name))).mtimeMs))
    expect(await readdir(kept)).toHaveLength(first.size)
    await rm(kept, { recursive: true })
    const second = await drawAll()
    const drawn = await times()
    const third = await drawAll()
    expect(await times()).toEqual(drawn)
    for (const [file, png] of first) {
      expect(Buffer.from(png).equals(second.get(file) ?? Buffer.alloc(0))).toBe(true)
      expect(Buffer.from(png).equals(third.get(file) ?? Buffer.alloc(0))).toBe(true)
    }
  })
})
