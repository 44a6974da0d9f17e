import type * as Module from '../../../algorithms/data-structures/lru.ts'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { listed, structureSubject } from './structure-subject.ts'

interface L {
  '#byUse': Iterable<readonly [string, string]>
  '#nodes': Map<string, { value: readonly [string, string] }>
  key: string
  value: string
  node: { value: readonly [string, string] } | undefined
}

const capacity = 3
const pick = () => 'abcde'.charAt(Math.floor(Math.random() * 5))

export const subject = structureSubject<typeof Module, Module.LruCache<string, string>, L, GridView>({
  title: 'LRU cache of three entries',
  code: [
    'algorithms/data-structures/lru.ts#set',
    'algorithms/data-structures/lru.ts#get',
    'algorithms/data-structures/lru.ts#evict',
  ],
  load: () => import('../../../algorithms/data-structures/lru.ts?traced'),
  verbs: { set: 2, get: 1 },
  values: 'words',
  presets: [
    { name: articleName, text: 'set a 1, set b 2, set c 3, get a, set d 4, set c 5, get b' },
    {
      name: { en: 'Use keeps alive', ru: 'Обращение сохраняет запись' },
      text: 'set a 1, set b 2, set c 3, get a, set d 4, get b',
    },
    {
      name: { en: 'Too much for the cache', ru: 'Больше, чем вмещает кэш' },
      text: 'set a 1, set b 2, set c 3, set d 4, set a 5, set b 6',
    },
    {
      name: randomName,
      text: () =>
        Array.from({ length: 9 }, (_, index) =>
          Math.random() < 0.6 ? `set ${pick()} ${index}` : `get ${pick()}`,
        ).join(', '),
    },
  ],
  create: (module) => new module.LruCache<string, string>(capacity),
  call: (cache, { verb, args: [key = '', value = ''] }: Operation) =>
    verb === 'set' ? void cache.set(key, value) : cache.get(key),
  stage: gridStage,
  view: ({ now, known }) => {
    const entries = [...(now['#byUse'] ?? known['#byUse'] ?? [])]
    return {
      rows: [
        {
          key: 'use',
          label: 'latest use',
          cells: span(0, capacity).map((at) => entries[at]?.join(': ') ?? ''),
          marks: {
            ...markAll([entries.findIndex(([key]) => key === now.key)], 'current'),
            ...(entries.length === capacity && !now.key ? markAll([capacity - 1], 'muted') : {}),
          },
        },
      ],
    }
  },
  watch: ['key', 'value'],
  words: {
    'const evicted': ({ key, value }) => `Sets “${key}” to ${value}. An old entry of “${key}” would be removed first.`,
    'if (evicted)': null,
    'this.#onEvict': null,
    'this.#nodes.set': ({ key, value }) => `“${key}: ${value}” goes to the front, because it was used last.`,
    'return this': null,
    'const node': (l) => `Is “${l.key}” in the cache?`,
    'if (!node) return': null,
    'return false': (l) =>
      `“${l.key}” is new, and ${l['#nodes'].size === capacity ? 'the cache is full' : 'there is room'}.`,
    'return undefined': ({ key }) => `“${key}” is not in the cache.`,
    'this.#byUse.remove(node)': ({ key }) => `Yes. Removes the old entry of “${key}” from the order of use.`,
    'return this.#nodes.delete': null,
    'this.#byUse.moveToFront': ({ key }) => `Yes. “${key}” moves to the front, because it was used now.`,
    'return node.value[1]': ({ node }) => `Returns ${node?.value[1]}.`,
    'const oldest': (l) =>
      `“${[...l['#byUse']].at(-1)?.[0]}” is last in the order, because it was not used for the longest time. The cache removes it.`,
    'this.#nodes.delete(oldest': null,
    'return oldest': null,
  },
  contents: (cache) => [...cache].map((entry) => entry.join(': ')),
  describe: (contents) => `Newest use first: ${listed(contents as string[])}.`,
})
