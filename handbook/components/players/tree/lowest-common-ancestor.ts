import type * as Module from '../../../algorithms/tree/lowest-common-ancestor.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { BinaryNode } from '../../../algorithms/data-structures/tree/binary-node.ts'
import { treeOf } from './binary-tree-input.ts'
import { parseNumbers } from '@dev-handbook/step-player/player/inputs/numbers'
import { remember } from '@dev-handbook/step-player/player/remember'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import { idOf, type TreeItem, type TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

type Node = BinaryNode<number>

interface Input {
  list: number[]
  a: number
  b: number
}

interface L {
  root: Node
  a: Node
  b: Node
  parents: Map<Node, Node>
  known: Set<Node>
  ancestorsOfA: Set<Node>
  ancestor: Node
  node: Node | undefined
}

const input: InputKind<Input> = {
  label: { en: 'Two numbers, “in”, and the numbers of the tree', ru: 'Два числа, «in» и числа дерева' },
  parse: (text) => {
    const [pair = '', list, ...more] = text.split(/\s+in\s+/)
    const example = '1 7 in 8, 3, 10, 1, 6, 7'
    if (list === undefined || more.length > 0) return fault((say) => say.notAncestor(example))
    const two = parseNumbers(pair, { least: 2, most: 2 })
    if ('fault' in two) return two
    const values = parseNumbers(list, { most: 15 })
    if ('fault' in values) return values
    const [a = 0, b = 0] = two.value
    const missing = [a, b].find((number) => !values.value.includes(number))
    return missing === undefined ? { value: { list: values.value, a, b } } : fault((say) => say.notInTree(missing))
  },
}

const random = () => {
  const numbers = [8, 3, 10, 1, 6, 14, 4, 7, 13]
  const any = () => numbers[Math.floor(Math.random() * numbers.length)]
  return `${any()} ${any()} in ${numbers.join(', ')}`
}

export const subject = defineSubject<typeof Module, Input, L, TreeView>({
  title: 'Lowest common ancestor',
  code: ['algorithms/tree/lowest-common-ancestor.ts#lowest-common-ancestor'],
  load: () => import('../../../algorithms/tree/lowest-common-ancestor.ts?traced'),
  input,
  presets: [
    { name: articleName, text: '4 1 in 8, 3, 10, 1, 6, 14, 4, 7, 13' },
    { name: { en: 'On both sides', ru: 'С двух сторон' }, text: '7 13 in 8, 3, 10, 1, 6, 14, 4, 7, 13' },
    { name: { en: 'One above the other', ru: 'Один над другим' }, text: '3 7 in 8, 3, 10, 1, 6, 14, 4, 7, 13' },
    { name: randomName, text: random },
  ],
  stage: treeStage,
  run: (module, { input: { list, a, b } }) => {
    const root = treeOf(list)
    const find = (wanted: number): Node => {
      let node = root
      while (node && node.value !== wanted) node = wanted < node.value ? node.left : node.right
      return node as Node
    }
    return module.lowestCommonAncestor(root, find(a), find(b)).value
  },
  look: (locals, moment) => {
    const { root, a, b, ancestorsOfA, ancestor, known } = remember(moment, locals)
    if (!root) return undefined
    const current = moment.ended ? undefined : locals.node
    const item = (node: Node | null): TreeItem | null =>
      node && {
        id: idOf(moment, node),
        label: String(node.value),
        note: node === a ? (a === b ? 'a, b' : 'a') : node === b ? 'b' : undefined,
        mark:
          moment.ended && node === ancestor
            ? 'done'
            : node === ancestor
              ? 'compare'
              : node === current
                ? 'current'
                : ancestorsOfA?.has(node)
                  ? 'active'
                  : !ancestorsOfA && known?.has(node)
                    ? 'muted'
                    : undefined,
        children: [item(node.left), item(node.right)],
      }
    const top = item(root)
    return { roots: top ? [top] : [] }
  },
  watch: ['a', 'b', 'node', 'ancestor'],
  words: {
    'const parents': null,
    'const known': () => 'No parent is known yet.',
    'for (const node of preOrder': () => 'Walks through the tree once and stores each parent.',
    'known.add': ({ node }) => `The walk is at ${node?.value}.`,
    'if (node.left)': null,
    'parents.set(node.left': ({ node }) => `${node?.value} is the parent of ${node?.left?.value}.`,
    'if (node.right)': null,
    'parents.set(node.right': ({ node }) => `${node?.value} is the parent of ${node?.right?.value}.`,
    'if (!known.has(a)': null,
    'throw new RangeError': null,
    'const ancestorsOfA': ({ a }) => `Goes up from ${a.value}.`,
    node: ({ node, a }) => (node ? '' : `The root has no parent, so all ancestors of ${a.value} are known.`),
    'ancestorsOfA.add': ({ node, a }) =>
      node === a
        ? `Stores ${a.value}, because a node counts as its own ancestor.`
        : `Stores ${node?.value} as an ancestor of ${a.value}.`,
    'let ancestor': ({ b }) => `Now goes up from ${b.value}.`,
    '!ancestorsOfA.has': ({ ancestor, ancestorsOfA, a }) =>
      ancestorsOfA.has(ancestor)
        ? `${ancestor.value} is also an ancestor of ${a.value}.`
        : `${ancestor.value} is not an ancestor of ${a.value}.`,
    'ancestor = parents': ({ ancestor, parents }) => `Goes up to ${parents.get(ancestor)?.value}.`,
    'return ancestor': ({ ancestor }) => `${ancestor.value} is the first common ancestor on the way up.`,
  },
  outcome: (result, { a, b }) => `The lowest common ancestor of ${a} and ${b} is ${String(result)}.`,
})
