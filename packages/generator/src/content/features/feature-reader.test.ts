import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFeatureReader } from './feature-reader.ts'

const everywhere = {
  chrome: '100',
  chrome_android: '100',
  edge: '100',
  firefox: '100',
  firefox_android: '100',
  safari: '16',
  safari_ios: '16',
}
const feature = (name: string, status: object, more: object = {}) => ({ kind: 'feature', name, status, ...more })

const published = {
  browsers: {
    chrome_android: { releases: [{ version: '18' }, { version: '25' }] },
    firefox_android: { releases: [{ version: '4' }] },
    safari_ios: { releases: [{ version: '1' }] },
  },
  features: {
    grid: feature('Grid', {
      baseline: 'high',
      baseline_low_date: '2017-10-17',
      baseline_high_date: '2020-04-17',
      support: { ...everywhere, chrome: '1', chrome_android: '18', safari: '10.1', safari_ios: '10.3' },
    }),
    'old-thing': feature('Old thing', {
      baseline: 'high',
      baseline_low_date: '≤2018-10-02',
      baseline_high_date: '≤2021-04-02',
      support: { ...everywhere, firefox: '≤2', firefox_android: '≤4' },
    }),
    escape: feature(
      'Escape',
      {
        baseline: 'low',
        baseline_low_date: '2025-05-01',
        support: everywhere,
        by_compat_key: {
          'javascript.builtins.RegExp.escape': { baseline: false, support: { chrome: '136', edge: '136' } },
        },
      },
      { compat_features: ['javascript.builtins.RegExp.escape'] },
    ),
    temporal: feature('Temporal', { baseline: false, support: { chrome: '144', edge: '144', safari_ios: '27' } }),
    clip: feature('clip', { baseline: false, support: everywhere }, { discouraged: { reason: 'Use clip-path.' } }),
    'old-grid': { kind: 'moved', redirect_target: 'grid' },
    both: { kind: 'split', redirect_targets: ['grid', 'temporal'] },
  },
}

const write = (folder: string, data: object, version: string) => {
  writeFileSync(join(folder, 'data.json'), JSON.stringify(data))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }))
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'features-'))
  folders.push(folder)
  write(folder, published, '3.1.0')
  return folder
}

const { find } = createFeatureReader(makeFolder()).open()
const browsers = (...versions: object[]) =>
  ['Chrome', 'Edge', 'Firefox', 'Safari'].map((name, index) => Object.assign({ name }, versions[index]))

describe('features', () => {
  it('have a level, its date, and versions with mobile ones where they differ', () => {
    expect(find('grid')).toEqual({
      feature: {
        name: 'Grid',
        level: 'widely',
        since: { date: '2020-04-17', atLatest: false },
        everywhereSince: { date: '2017-10-17', atLatest: false },
        browsers: browsers(
          { version: '1' },
          { version: '100' },
          { version: '100' },
          { version: '10.1', mobile: { name: 'iOS', version: '10.3' } },
        ),
      },
    })
  })

  it('may be dated with the month only', () => {
    expect(find('old-thing')).toMatchObject({
      feature: { since: { date: '2021-04-02', atLatest: true }, browsers: browsers({}, {}, { version: '≤2' }, {}) },
    })
    expect(find('old-thing')).not.toHaveProperty('feature.browsers.2.mobile')
  })

  it('are new for a limited time after browsers support them', () => {
    const since = { date: '2025-05-01', atLatest: false }
    expect(find('escape')).toEqual({
      feature: {
        name: 'Escape',
        level: 'newly',
        since,
        everywhereSince: since,
        browsers: browsers({ version: '100' }, { version: '100' }, { version: '100' }, { version: '16' }),
      },
    })
  })

  it('name mobile browsers that have a feature from their first release on when the desktop browser lacks it', () => {
    const folder = makeFolder()
    write(
      folder,
      { ...published, features: { touch: feature('Touch', { baseline: false, support: { chrome_android: '18' } }) } },
      '3.1.0',
    )
    expect(createFeatureReader(folder).open().find('touch')).toMatchObject({
      feature: { browsers: browsers({ mobile: { name: 'Android', version: '18' } }, {}, {}, {}) },
    })
  })

  it('name browsers that lack the whole feature but have a third of its parts', () => {
    const folder = makeFolder()
    const part = (...having: string[]) => ({
      baseline: false,
      support: Object.fromEntries(having.map((browser) => [browser, '9'])),
    })
    const store = feature('Store', {
      baseline: false,
      support: { chrome: '87', chrome_android: '87', edge: '87' },
      by_compat_key: {
        'api.Store': part('chrome', 'safari', 'firefox_android'),
        'api.Store.get': part('chrome', 'safari'),
        'api.Store.change': part('chrome'),
        'api.Store.other': part('chrome', 'firefox'),
      },
    })
    write(folder, { ...published, features: { store } }, '3.1.0')
    expect(createFeatureReader(folder).open().find('store')).toEqual({
      feature: {
        name: 'Store',
        level: 'limited',
        browsers: browsers({ version: '87' }, { version: '87' }, {}, { isPartial: true, mobile: { name: 'iOS' } }),
      },
    })
  })

  it('omit the versions of browsers that lack a feature', () => {
    expect(find('temporal')).toEqual({
      feature: {
        name: 'Temporal',
        level: 'limited',
        browsers: browsers(
          { version: '144', mobile: { name: 'Android' } },
          { version: '144' },
          {},
          { mobile: { name: 'iOS', version: '27' } },
        ),
      },
    })
  })

  it('say why to avoid discouraged features, and are found by an older name', () => {
    expect(find('clip')).toMatchObject({ feature: { level: 'discouraged', reason: 'Use clip-path.' } })
    expect(find('old-grid')).toEqual(find('grid'))
  })

  it('have parts, found by their compatibility keys', () => {
    expect(find('javascript.builtins.RegExp.escape')).toMatchObject({
      feature: {
        name: 'RegExp.escape',
        level: 'limited',
        browsers: browsers({ version: '136' }, { version: '136' }, {}, {}),
      },
    })
  })

  it.each([
    [
      'temporel',
      'there is no web feature "temporel". Nearest: "temporal", "escape", "grid", "clip", "old-grid" and 2 more.',
    ],
    [
      'toString',
      'there is no web feature "toString". Nearest: "old-thing", "grid", "both", "escape", "temporal" and 2 more.',
    ],
    ['both', 'the web feature "both" was split. Name what you mean: "grid", "temporal".'],
    [
      'javascript.RegExp.escape',
      'the browser compatibility data have no key "javascript.RegExp.escape" that belongs to a web feature. Nearest: "javascript.builtins.RegExp.escape".',
    ],
  ])('are rejected: %s', (id, fault) => {
    expect(find(id)).toEqual({ fault })
  })
})

it('reads the data at the first lookup, and again after a new release', () => {
  const folder = makeFolder()
  const reader = createFeatureReader(folder)
  const first = reader.open()
  expect(first.release).toBe('web-features 3.1.0')
  expect(first.find('grid')).toHaveProperty('feature.name', 'Grid')
  write(folder, { ...published, features: {} }, '3.2.0')
  expect([first.release, Object.keys(first.find('grid'))]).toEqual(['web-features 3.1.0', ['feature']])
  const second = reader.open()
  expect([second.release, second.find('grid')]).toEqual([
    'web-features 3.2.0',
    { fault: 'there is no web feature "grid". Nearest: there are none.' },
  ])
  expect(() => createFeatureReader(join(folder, 'nothing')).open()).not.toThrow()
})

it('reads the installed data', () => {
  const installed = createFeatureReader().open()
  expect(installed.release).toMatch(/^web-features 3\./)
  expect(installed.find('grid')).toMatchObject({ feature: { name: 'Grid', level: 'widely' } })
  expect(installed.find('api.Document.startViewTransition')).toMatchObject({
    feature: { name: 'Document.startViewTransition' },
  })
})
