import type * as Module from '../../../algorithms/data-structures/stack.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { gridStage } from '@dev-handbook/step-player/player/stages/grid-stage'
import { markAll, pointAt, span, type GridView } from '@dev-handbook/step-player/player/stages/grid-view'
import { listed, structureSubject } from './structure-subject.ts'

interface L {
  '#items': string[]
  value: string
}

interface Stack {
  push: (value: string) => unknown
  pop: () => string | undefined
  peek: () => string | undefined
  [Symbol.iterator]: () => Iterator<string>
}

export const subject = structureSubject<typeof Module, Stack, L, GridView>({
  title: 'Stack',
  code: ['algorithms/data-structures/stack.ts#stack'],
  load: () => import('../../../algorithms/data-structures/stack.ts?traced'),
  verbs: { push: 'many', pop: 0, peek: 0 },
  values: 'words',
  presets: [
    { name: articleName, text: 'push { [ (, pop, push (, pop, pop, pop' },
    { name: { en: 'Push and pop', ru: 'Добавить и извлечь' }, text: 'push 3 1 4, pop, push 1 5, peek, pop, pop' },
    { name: { en: 'Empty', ru: 'Пусто' }, text: 'push 7, pop, pop' },
    { name: randomName, text: () => `push ${randomNumbers(5)}, pop, peek, pop, push ${randomNumbers(2)}` },
  ],
  create: (module) => new module.Stack<string>(),
  call: (stack, { verb, args: [value = ''] }) =>
    verb === 'push' ? void stack.push(value) : verb === 'pop' ? stack.pop() : stack.peek(),
  stage: gridStage,
  view: ({ known }) => {
    const items = known['#items'] ?? []
    return {
      rows: [
        {
          key: 'items',
          label: 'bottom',
          cells: span(0, 10).map((at) => items[at] ?? ''),
          marks: { ...markAll(span(0, items.length), 'done'), ...markAll([items.length - 1], 'current') },
          pointers: pointAt({ top: items.length > 0 ? items.length - 1 : undefined }),
        },
      ],
    }
  },
  watch: ['value'],
  words: {
    'for (const value': null,
    'this.push(value)': null,
    'return this.#items.length': null,
    'this.#items.push': ({ value }) => `${value} goes on top.`,
    'return this.#items.pop': (l) =>
      l['#items'].length > 0
        ? `Removes ${l['#items'].at(-1)} from the top.`
        : 'The stack is empty, so there is nothing to remove.',
    'return this.#items.at(-1)': (l) =>
      l['#items'].length > 0 ? `Looks at the top: ${l['#items'].at(-1)}.` : 'The stack is empty, so there is no top.',
    'return this': null,
    'this.#items.length = 0': null,
    'index >= 0': null,
    'yield this': null,
  },
  contents: (stack) => [...stack],
  describe: (contents) => `From the top: ${listed(contents as string[])}.`,
})
