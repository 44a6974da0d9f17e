import type * as Module from '../../../algorithms/data-structures/trie.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import { idOf, type TreeItem, type TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { listed, structureSubject } from './structure-subject.ts'

interface Node {
  children: Map<string, Node>
  entry: object | null
}

interface L {
  '#root': Node
  key: string
  node: Node
  child: Node | undefined
  character: string
  parent: Node
  step: unknown
}

interface Trie {
  set: (key: string, value: number) => unknown
  delete: (key: string) => boolean
  [Symbol.iterator]: () => Iterator<[string, number]>
}

const endings = ['car', 'cart', 'care', 'cat', 'do', 'dog', 'dot', 'ten', 'tea', 'to']

export const subject = structureSubject<typeof Module, Trie, L, TreeView>({
  title: 'Trie',
  code: ['algorithms/data-structures/trie.ts#set', 'algorithms/data-structures/trie.ts#delete'],
  load: () => import('../../../algorithms/data-structures/trie.ts?traced'),
  verbs: { set: 'many', delete: 'many' },
  values: 'words',
  presets: [
    { name: articleName, text: 'set to tea team ten in: delete team tea' },
    { name: { en: 'Common beginnings', ru: 'Общие начала' }, text: 'set car cart cat do dog, delete cart' },
    { name: { en: 'One within another', ru: 'Одно внутри другого' }, text: 'set a ab abc, delete ab' },
    { name: randomName, text: () => `set ${endings.filter(() => Math.random() < 0.5).join(' ') || 'to'}` },
  ],
  create: (module) => new module.Trie<number>(),
  call: (trie, { verb, args: [key = ''] }: Operation) => (verb === 'set' ? void trie.set(key, 1) : trie.delete(key)),
  stage: treeStage,
  view: ({ now, known, moment }) => {
    const root = now['#root'] ?? known['#root']
    const item = (node: Node, label: string, edge?: string): TreeItem => ({
      id: idOf(moment, node),
      label,
      edge,
      mark: node === now.child ? 'compare' : node === now.node ? 'current' : node.entry ? 'done' : undefined,
      children: [...node.children].map(([character, child]) => item(child, label + character, character)),
    })
    return { roots: root ? [item(root, '')] : [] }
  },
  watch: ['key', 'character'],
  words: {
    'let node = ': null,
    'for (const character': ({ key }) => `Goes through the characters of “${key}” from the root.`,
    'let child': ({ character }) => `Is there a child for “${character}”?`,
    'if (!child)': ({ child, character }) =>
      child ? `Yes. No new node is needed for “${character}”.` : `No. There is no child for “${character}”.`,
    'child = {': null,
    'node.children.set': ({ character }) => `Adds a child for “${character}”.`,
    'node = child': ({ character }) => `Goes to the child for “${character}”.`,
    'if (!node.entry) this': null,
    'this.#size++': null,
    'node.entry = {': ({ key }) => `“${key}” ends here.`,
    'return this': null,
    'const steps': ({ key }) => `Looks for “${key}” and remembers the path.`,
    'let node:': null,
    'steps.push': ({ character, node }) =>
      node.children.has(character) ? `Goes to the child for “${character}”.` : `There is no child for “${character}”.`,
    'node = node.children.get': null,
    'if (!node) return': null,
    'return false': ({ key }) => `“${key}” is not in the trie.`,
    'if (!node.entry) return': null,
    'node.entry = null': ({ key }) => `“${key}” no longer ends here.`,
    'this.#size--': null,
    'step && !node.entry': ({ node, step }) =>
      !step
        ? 'This node is the root, which always stays.'
        : !node.entry && node.children.size === 0
          ? 'No word needs this node any more.'
          : 'This node is still needed.',
    'const [parent, character]': null,
    'parent.children.delete': ({ character }) => `Removes the child for “${character}”.`,
    'node = parent': null,
    'return true': null,
  },
  contents: (trie) => [...trie].map(([key]) => key),
  describe: (contents) => `Words: ${listed(contents as string[])}.`,
})
