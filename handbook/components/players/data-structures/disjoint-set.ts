import type * as Module from '../../../algorithms/data-structures/disjoint-set.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import type { TreeItem, TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import type { Mark } from '@dev-handbook/step-player/player/subject'
import { structureSubject } from './structure-subject.ts'

interface L {
  '#parents': Map<string, string>
  '#sizes': Map<string, number>
  '#setCount': number
  a: string
  b: string
  value: string
  node: string
  parent: string
  grandparent: string
  large: string
  small: string
}

interface Sets {
  union: (a: string, b: string) => boolean
  find: (value: string) => string
  sets: () => string[][]
}

const members = [...'abcdefgh']
const pair = () => `union ${members[Math.floor(Math.random() * 8)]} ${members[Math.floor(Math.random() * 8)]}`

export const subject = structureSubject<typeof Module, Sets, L, TreeView>({
  title: 'Disjoint sets',
  code: ['algorithms/data-structures/disjoint-set.ts#union', 'algorithms/data-structures/disjoint-set.ts#find'],
  load: () => import('../../../algorithms/data-structures/disjoint-set.ts?traced'),
  verbs: { union: 2, find: 1 },
  values: 'words',
  presets: [
    {
      name: articleName,
      text: 'union a b, union c d, union a c, union e f, union g h, union e g: union a e, union b f, find h',
    },
    {
      name: { en: 'A path gets shorter', ru: 'Путь становится короче' },
      text: 'union a b, union c d, union b d, union e f, union g h, union f h, union d h, find h',
    },
    { name: randomName, text: () => Array.from({ length: 7 }, pair).join(', ') },
  ],
  create: (module) => new module.DisjointSet<string>(members),
  call: (sets, { verb, args: [a = '', b = ''] }: Operation) => {
    const stranger = [a, b].find((name) => name !== '' && !members.includes(name))
    if (stranger !== undefined) throw new RangeError(`“${stranger}” is not one of ${members.join(', ')}.`)
    return verb === 'union' ? sets.union(a, b) : sets.find(a)
  },
  stage: treeStage,
  view: ({ now, known }) => {
    const parents = now['#parents'] ?? known['#parents'] ?? new Map(members.map((name) => [name, name]))
    const marks = new Map<string | undefined, Mark>([
      [now.small, 'swap'],
      [now.large, 'done'],
      [now.grandparent, 'active'],
      [now.parent, 'compare'],
      [now.node, 'current'],
    ])
    const item = (name: string): TreeItem => ({
      id: members.indexOf(name) + 1,
      label: name,
      mark: marks.get(name),
      note: parents.get(name) === name ? String((now['#sizes'] ?? known['#sizes'])?.get(name) ?? 1) : undefined,
      children: members.filter((other) => other !== name && parents.get(other) === name).map(item),
    })
    return { roots: members.filter((name) => parents.get(name) === name).map(item) }
  },
  watch: ['a', 'b', 'node', 'parent', 'large', 'small', '#setCount'],
  words: {
    'if (this.connected': ({ a, b }) => `Are ${a} and ${b} already in the same set?`,
    'return false': () => 'Yes, so nothing has to change.',
    'let large': () => 'No, so the two sets will be merged.',
    'let small': ({ large, a }) => `${large} is the root of the set of ${a}.`,
    'if (this.#sizeOfRoot(large)': (l) =>
      `Is the set of ${l.large} (size ${l['#sizes'].get(l.large)}) smaller than the set of ${l.small} (size ${l['#sizes'].get(l.small)})?`,
    '[large, small] =': ({ large, small }) => `Yes, so ${large} and ${small} change roles.`,
    'this.#parents.set(small': ({ small, large }) => `Makes ${small} a child of ${large}.`,
    'this.#sizes.set': ({ large }) => `Updates the size of the set of ${large}.`,
    'this.#setCount--': null,
    'return true': null,
    'if (!this.#parents.has': null,
    'throw new RangeError': null,
    'let node': ({ value }) => `Looks for the root of the set of ${value}.`,
    'let parent': null,
    '!(parent === node': ({ node, parent }) =>
      node === parent ? `${node} is its own parent, so it is the root.` : `The parent of ${node} is ${parent}.`,
    'const grandparent': null,
    'this.#parents.set(node': ({ node, parent, grandparent }) =>
      parent === grandparent
        ? `${parent} is the root, so ${node} stays a child of ${parent}.`
        : `Makes ${node} a child of its grandparent ${grandparent}. This shortens the path.`,
    'node = grandparent': ({ grandparent }) => `Continues with ${grandparent}.`,
    'parent = this': null,
    'return node': null,
  },
  contents: (sets) => sets.sets(),
  describe: (contents) => `Sets: ${(contents as string[][]).map((set) => set.join(' ')).join('; ')}.`,
})
