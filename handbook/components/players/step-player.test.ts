import { expect, test } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

test('a step player is a still picture with its styles, its code and its controls', async () => {
  const { compiled, problems } = await compileText('<StepPlayer of="sort/insertion-sort" />')
  expect(problems).toEqual([])
  expect(compiled?.islands).toEqual(['step-player'])
  const html = compiled?.readHtml() ?? ''
  expect(html).toContain(
    `<div data-island="step-player" data-hash="#play=" data-id="i0-" data-props='{"of":"sort/insertion-sort"}'><style>@layer islands{.player{`,
  )
  expect(html).toContain('aria-label="Insertion sort, step by step"')
  expect(html).toContain('aria-label="Insertion sort of 5, 2, 4, 6, 1, 3: step 1 of ')
  expect(html.match(/class="line hl"/g)).toHaveLength(1)
  expect(html).toContain('data-f="algorithms/sort/insertion-sort.ts"')
})

test('controls follow the language of the document, and sentences of a subject stay English', async () => {
  const body = '<StepPlayer of="sort/insertion-sort" />\n\n<PlayerRace topic="sort" />'
  const { compiled, problems } = await compileText(body, { lang: 'ru' })
  expect(problems).toEqual([])
  const html = compiled?.readHtml() ?? ''
  const controls = html.match(/<(?:button|select|input|section)[^>]* aria-label="[^"]*"/g) ?? []
  const names = controls.map((control) => /aria-label="([^"]*)"/.exec(control)?.[1] ?? '')
  expect(names).toContain('Insertion sort: по шагам')
  expect(names).toContain('Два алгоритма на одних данных')
  expect(names).toContain('Числа')
  expect(names.filter((name) => !/[а-яё]/i.test(name))).toEqual([])
  const presets = [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name = '']) => name)
  expect(presets).toContain('Как в статье')
  expect(presets.filter((name) => /[a-z]/i.test(name) && !name.endsWith('ort'))).toEqual([])
  expect(html).toContain('<p>Числа: <code>5, 2, 4, 6, 1, 3</code></p>')
  expect(html).toContain('title="Воспроизвести (Пробел)"')
  expect(html).toContain('<p class="words" lang="en"')
  expect(html).toContain('<summary>Все шаги примера словами</summary>')
  expect(html).toMatch(/<ol lang="en"><li>/)
  expect(html).not.toMatch(/Your input|>Show<|comparisons?\.</)
})

test('a document depends on all sources that a player or a race shows', async () => {
  const filesOf = async (body: string) => (await compileText(body)).compiled?.dependencies ?? []
  const player = await filesOf('<StepPlayer of="sort/insertion-sort" />')
  const ofSort = (files: readonly string[]) => files.filter((file) => file.startsWith('algorithms/'))
  expect(ofSort(player)).toEqual([
    'algorithms/compare.ts',
    'algorithms/search/binary-search.ts',
    'algorithms/sort/insertion-sort.ts',
  ])
  expect(player).toContain('components/players/sort/insertion-sort.ts')
  expect(player).not.toContain('components/players/sort/merge-sort.ts')
  expect(player.filter((file) => file.endsWith('.css'))).toEqual(
    ['adapt', 'frame', 'parts', 'stage'].map((name) => `../packages/step-player/src/player/styles/${name}.css`),
  )
  expect(await filesOf('<PlayerRace topic="sort" />')).toEqual(
    expect.arrayContaining([
      'algorithms/sort/insertion-sort.ts',
      'algorithms/sort/merge-sort.ts',
      'components/players/races.ts',
    ]),
  )
})

test.each([
  ['of="sort/quicksort"', 'has of="sort/quicksort", which does not exist. Known, nearest first: "sort/quick-sort", '],
  ['of={3}', 'has of={3}, which does not exist. Known, nearest first: "'],
  ['', 'needs of. Known, nearest first: "'],
])(
  'an unknown step player, <StepPlayer %s />, is an error that lists the nearest ones',
  async (attributes, message) => {
    const { compiled, problems } = await compileText(`Text.\n\n<StepPlayer ${attributes} />`)
    expect(compiled).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`page.mdx:3 [component] <StepPlayer> ${message}`)
    expect(problems[0]).toMatch(/ and \d+ more\.$/)
    expect(problems[0]?.match(/"[a-z-]+\/[a-z-]+"/g)?.length).toBeLessThanOrEqual(13)
  },
)
