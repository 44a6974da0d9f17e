import type * as Module from '../../../algorithms/tree/serialization.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { BinaryNode } from '../../../algorithms/data-structures/tree/binary-node.ts'
import { treeOf } from './binary-tree-input.ts'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { remember } from '@dev-handbook/step-player/player/remember'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import { idOf, type TreeItem, type TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

type Node = BinaryNode<number>

interface L {
  root: Node | null
  parts: string[]
  pending: (Node | null)[]
  node: Node | null | undefined
}

export const subject = defineSubject<typeof Module, number[], L, TreeView>({
  title: 'Serialising a tree',
  code: ['algorithms/tree/serialization.ts#serialize'],
  load: () => import('../../../algorithms/tree/serialization.ts?traced'),
  input: numbersInput(
    { most: 12 },
    { en: 'Numbers: each goes to the left of what is greater', ru: 'Числа: каждое встаёт слева от большего' },
  ),
  presets: [
    { name: articleName, text: '8, 3, 10, 1, 6, 14' },
    { name: { en: 'A path', ru: 'Путь' }, text: '1, 2, 3' },
    { name: randomName, text: () => randomNumbers(7).replaceAll(' ', ', ') },
  ],
  stage: treeStage,
  run: (module, { input }) => module.serialize(treeOf(input)),
  look: (locals, moment) => {
    const known = remember(moment, locals)
    const visited = (moment.memory.get('visited') as Set<Node> | undefined) ?? new Set<Node>()
    moment.memory.set('visited', visited)
    const { pending = [] } = known
    const node = moment.ended ? undefined : locals.node
    if (node) visited.add(node)
    const item = (tree: Node | null | undefined): TreeItem | null =>
      tree
        ? {
            id: idOf(moment, tree),
            label: String(tree.value),
            mark:
              tree === node ? 'current' : visited.has(tree) ? 'done' : pending.includes(tree) ? 'active' : undefined,
            children: [item(tree.left), item(tree.right)],
          }
        : null
    const top = item(known.root)
    return top ? { roots: [top] } : undefined
  },
  watch: ['node', 'pending', 'parts'],
  wide: ['pending', 'parts'],
  words: {
    'const parts': () => 'The list of parts is empty.',
    'const pending': () => 'Puts the root on the stack.',
    'node !== undefined': ({ node }) =>
      node === undefined
        ? 'The stack is empty.'
        : node === null
          ? 'Removes a missing child from the stack.'
          : `Removes ${node.value} from the stack.`,
    'parts.push': ({ node }) =>
      node ? `Writes ${node.value}.` : 'Writes null, so that the place of the missing child stays known.',
    'if (node)': null,
    'pending.push': ({ node }) =>
      node?.left && node.right
        ? `Puts the children of ${node.value} on the stack, with the left child on top.`
        : node?.left
          ? `Puts a missing child and the left child of ${node.value} on the stack.`
          : node?.right
            ? `Puts the right child of ${node.value} and a missing child on the stack.`
            : `${node?.value} is a leaf. Puts two missing children on the stack.`,
    'return `[': () => 'Joins the parts.',
  },
  outcome: (result) => `The text: ${String(result)}`,
})
