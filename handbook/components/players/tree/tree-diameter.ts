import type * as Module from '../../../algorithms/tree/tree-diameter.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { TreeNode } from '../../../algorithms/data-structures/tree.ts'
import { randomTree, treeInput, treeOfEdges } from '../data-structures/tree.ts'
import type { GraphInput } from '@dev-handbook/step-player/player/inputs/graph'
import { remember } from '@dev-handbook/step-player/player/remember'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import { idOf, type TreeItem, type TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { defineSubject } from '@dev-handbook/step-player/player/subject'

type Node = TreeNode<string>

interface L {
  root: Node
  heights: Map<Node, number>
  longest: number
  top: Node
  node: Node
  child: Node
  first: Node | undefined
  second: Node | undefined
  length: number
  way: Node[]
  branches: readonly (Node | undefined)[]
}

export const subject = defineSubject<typeof Module, GraphInput, L, TreeView>({
  title: 'Diameter of a tree',
  code: ['algorithms/tree/tree-diameter.ts#tree-diameter'],
  load: () => import('../../../algorithms/tree/tree-diameter.ts?traced'),
  input: treeInput,
  presets: [
    { name: articleName, text: 'r>a, r>i, a>b, a>f, b>c, b>d, d>e, f>g, g>h' },
    { name: { en: 'Through the root', ru: 'Через корень' }, text: 'A>B, A>C, B>D, B>E, C>F, C>G, D>H, G>I' },
    { name: { en: 'A path', ru: 'Путь' }, text: 'A>B, B>C, C>D' },
    { name: randomName, text: randomTree },
  ],
  stage: treeStage,
  run: (module, { input }) => module.treeDiameter(treeOfEdges(input)).map(({ value }) => value),
  look: (locals, moment) => {
    const { root, heights } = remember(moment, locals)
    if (!root) return undefined
    const { node, first, second, child, top } = moment.ended ? ({} as Partial<L>) : locals
    const way = moment.ended ? (moment.result as string[]) : []
    const item = (tree: Node): TreeItem => ({
      id: idOf(moment, tree),
      label: tree.value,
      note: heights?.has(tree) ? `h${heights.get(tree)}` : undefined,
      mark: way.includes(tree.value)
        ? 'done'
        : tree === node
          ? 'current'
          : tree === child
            ? 'compare'
            : tree === first || tree === second
              ? 'active'
              : tree === top
                ? 'swap'
                : undefined,
      children: tree.children.map(item),
    })
    return { roots: [item(root)] }
  },
  watch: ['node', 'child', 'first', 'second', 'length', 'longest', 'top'],
  words: {
    'const heights': () => 'No height is known yet.',
    'node ?': null,
    'const deepestChild': null,
    'let longest': null,
    'let top': null,
    'let branches': null,
    'for (const node of': () => 'Goes through the tree. Children come before their parents.',
    'let first': null,
    'let second': ({ node }) =>
      node.children.length > 0 ? `Looks at the children of ${node.value}.` : `${node.value} has no children.`,
    'for (const child': null,
    'if (heightOf(child) > heightOf(first))': ({ child, heights }) =>
      `${child.value} has the height ${heights.get(child)}.`,
    '[first, second] =': ({ child }) => `${child.value} has the greatest height so far.`,
    'if (heightOf(child) > heightOf(second))': null,
    'second = child': ({ child }) => `${child.value} has the second greatest height so far.`,
    'heights.set': ({ node, first, heights }) =>
      `The height of ${node.value} is ${first ? Number(heights.get(first)) + 1 : 0}.`,
    'if (first)': null,
    'deepestChild.set': null,
    'const length': ({ node }) => `How long is the longest path that bends at ${node.value}?`,
    'if (length > longest)': ({ length, longest }) =>
      length > longest
        ? `Its length is ${length}, which is the longest so far.`
        : `Its length is ${length}, which is not longer than ${longest}.`,
    'longest = length': null,
    'top = node': null,
    'branches = [': null,
    'const way': null,
    node: null,
    'way.push': null,
    'return way': null,
    'return [...descend': ({ top, branches: [first, second] }) =>
      second
        ? `Follows both branches down from ${top.value}, the top of the path.`
        : first
          ? `Follows the only branch down from ${top.value}, the top of the path.`
          : `The path has only ${top.value}.`,
  },
  outcome: (result) => {
    const path = result as string[]
    return `The longest path: ${path.join(' – ')}, ${path.length === 2 ? '1 edge' : `${path.length - 1} edges`}.`
  },
})
