import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleProvider, type ArticleContext } from './article-context.ts'
import { BrowserSupport } from './browser-support.tsx'
import type { FeatureSupport } from './feature-support.ts'
import { articleLabels } from '../texts/article-labels.ts'

const date = (text: string, atLatest = false) => ({ date: text, atLatest })
const versions = (chrome?: string, firefox?: string, safari?: string) =>
  [
    ['Chrome', chrome],
    ['Edge', chrome],
    ['Firefox', firefox],
    ['Safari', safari],
  ].map(([name = '', version]) => ({ name, ...(version !== undefined && { version }) }))

const features: Record<string, FeatureSupport> = {
  grid: {
    name: 'Grid',
    level: 'widely',
    since: date('2020-04-17'),
    everywhereSince: date('2017-10-17', true),
    browsers: versions('57', '52', '10.1'),
  },
  temporal: { name: 'Temporal', level: 'limited', browsers: versions('144', '139') },
  none: { name: '<none>', level: 'limited', browsers: versions() },
  phone: {
    name: 'Phone',
    level: 'limited',
    browsers: [
      { name: 'Chrome', version: '93', mobile: { name: 'Android' } },
      { name: 'Safari', mobile: { name: 'iOS', version: '17' } },
    ],
  },
  partial: {
    name: 'Partial',
    level: 'limited',
    browsers: [
      { name: 'Chrome', version: '87' },
      { name: 'Firefox', mobile: { name: 'Android', isPartial: true } },
      { name: 'Safari', isPartial: true },
    ],
  },
  old: { name: 'Old', level: 'discouraged', reason: 'Use Grid.', browsers: versions('1', '1', '1') },
}

const render = (props: object, lang = 'en'): string => {
  const data: ArticleContext['features'] = {
    release: 'web-features 3.1.0',
    find: (id) => {
      const feature = features[id]
      return feature ? { feature } : { fault: `there is no web feature "${id}".` }
    },
  }
  const value: ArticleContext = {
    labels: articleLabels(lang),
    lang,
    admonitions: true,
    folder: '',
    documentsUnder: () => [],
    documentById: () => undefined,
    isPlanned: () => false,
    features: data,
    addCodeBlock: () => ({ tag: 'code', n: 0 }),
    addContents: () => ({ tag: 'code', n: 0 }),
  }
  return renderToStaticMarkup(createElement(ArticleProvider, { value }, createElement(BrowserSupport, props)))
}

const textOf = (html: string): string => html.replace(/<\/(?:th|td|tr|p)>/g, '|').replace(/<[^>]+>/g, '')

describe('BrowserSupport', () => {
  it('is a table of features by browsers', () => {
    const html = render({ of: 'grid, temporal' })
    expect(textOf(html)).toBe(
      'Feature|Chrome|Edge|Firefox|Safari||' +
        'Grid Widely available since April 2020|57|57|52|10.1||' +
        'Temporal Limited availability|144|144|139|no||' +
        'First versions that have all of it, without a prefix. Published data: web-features 3.1.0.|',
    )
    expect(html).toContain('<th scope="row">Grid <small data-level="widely">')
  })

  it('names mobile browsers when they differ, and features to avoid', () => {
    expect(textOf(render({ of: ['phone'] }))).toContain('Phone Limited availability|93 Android no|no iOS 17||')
    expect(textOf(render({ of: ['partial'] }))).toContain('|87|no Android in part|in part||')
    expect(textOf(render({ of: ['old'] }))).toContain('Old Discouraged: Use Grid.|1|1|1|1||')
  })

  it('shows other names when they are given', () => {
    expect(textOf(render({ of: { 'The <grid>': 'grid' } }))).toContain('The &lt;grid&gt; Widely available')
  })

  it.each([
    ['grid', 'all browsers since October 2017 or earlier'],
    ['temporal', 'Chrome and Edge 144, Firefox 139; not in Safari'],
    ['phone', 'Chrome 93 (Android: no); not in Safari (iOS: 17)'],
    ['none', 'no browser yet'],
    ['partial', 'Chrome 87; in part in Safari; not in Firefox (Android: in part)'],
  ])('returns words for a sentence: %s', (of, words) => {
    expect(render({ of, inline: true })).toBe(`<span class="support-words">${words}</span>`)
  })

  it('writes Russian', () => {
    expect(textOf(render({ of: 'grid' }, 'ru'))).toContain('Grid Поддерживается давно с 17 апреля 2020 года|')
    expect(render({ of: 'temporal', inline: true }, 'ru')).toContain(
      'Chrome и Edge 144, Firefox 139; пока нет в Safari',
    )
    expect(render({ of: 'partial', inline: true }, 'ru')).toContain('Chrome 87; частично в Safari; пока нет в Firefox')
  })

  it.each([
    [
      {},
      '<BrowserSupport> has no "of". Write ids of web features: of="temporal" or of={["temporal", "intl-duration-format"]}.',
    ],
    [
      { of: ' , ' },
      '<BrowserSupport> has no "of". Write ids of web features: of="temporal" or of={["temporal", "intl-duration-format"]}.',
    ],
    [{ of: 'grid, nothing' }, '<BrowserSupport>: there is no web feature "nothing".'],
    [
      { of: 'grid,temporal', inline: true },
      '<BrowserSupport inline> is about one feature, but "of" names 2. Write one for each of them.',
    ],
  ])('rejects %j', (props, message) => {
    expect(() => render(props)).toThrow(message)
  })
})
