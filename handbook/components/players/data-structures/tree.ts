import type * as Module from '../../../algorithms/data-structures/tree.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { parseGraph, verticesOf, type GraphInput } from '@dev-handbook/step-player/player/inputs/graph'
import { remember } from '@dev-handbook/step-player/player/remember'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import { idOf, type TreeItem, type TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { defineSubject, type InputKind } from '@dev-handbook/step-player/player/subject'
import { fault } from '../texts/fault.ts'

type Node = Module.TreeNode<string>

interface L {
  root: Node
  pending: [Node, number][]
  next: [Node, number] | undefined
  node: Node
  depth: number
  child: Node
  height: number
}

/** Edges from parents to children. Each vertex except the root has one parent. */
export const treeInput: InputKind<GraphInput> = {
  label: { en: 'Edges from parents to children', ru: 'Рёбра от родителей к потомкам' },
  parse: (text) => {
    const parsed = parseGraph(text, { directed: true })
    if ('fault' in parsed) return parsed
    const { edges } = parsed.value
    const roots = verticesOf(edges).filter((vertex) => edges.every(([, to]) => to !== vertex))
    const twice = edges.find(([, to], index) => edges.findIndex((edge) => edge[1] === to) !== index)
    if (twice) return fault((say) => say.twoParents(twice[1]))
    const [root = ''] = roots
    if (roots.length !== 1) return fault((say) => say.wrongRoots(roots.length))
    const reached = new Set([root])
    for (const vertex of reached) for (const [from, to] of edges) if (from === vertex) reached.add(to)
    const lost = verticesOf(edges).find((vertex) => !reached.has(vertex))
    return lost === undefined ? { value: { ...parsed.value, start: root } } : fault((say) => say.lostNode(root, lost))
  },
}

/** The tree that edges from parents to children describe. */
export const treeOfEdges = ({ edges, start }: GraphInput): Node => ({
  value: start,
  children: edges.filter(([from]) => from === start).map(([, to]) => treeOfEdges({ edges, start: to, goal: to })),
})

/** Edges of a random tree. */
export const randomTree = () =>
  [...'BCDEFGH']
    .map((name, index) => `${'ABCDEFGH'.charAt(Math.floor(Math.random() * (index + 1)))}>${name}`)
    .join(', ')

export const subject = defineSubject<typeof Module, GraphInput, L, TreeView>({
  title: 'Walking through a tree',
  code: ['algorithms/data-structures/tree.ts#walk', 'algorithms/data-structures/tree.ts#measures'],
  load: () => import('../../../algorithms/data-structures/tree.ts?traced'),
  input: treeInput,
  presets: [
    {
      name: articleName,
      text: 'Shop>Computers, Shop>Garden, Computers>Cables, Computers>Laptops, Garden>Seeds',
    },
    {
      name: { en: 'Folders', ru: 'Папки' },
      text: 'src>app, src>model, app>page, app>search, app>ui, model>path, search>modal',
    },
    { name: { en: 'A path', ru: 'Путь' }, text: 'A>B, B>C, C>D' },
    { name: randomName, text: randomTree },
  ],
  stage: treeStage,
  run: (module, { input }) => module.treeHeight(treeOfEdges(input)),
  look: (locals, moment) => {
    const { root, pending = [] } = remember(moment, locals)
    if (!root) return undefined
    const depths = (moment.memory.get('depths') as Map<Node, number> | undefined) ?? new Map<Node, number>()
    moment.memory.set('depths', depths)
    const { node, depth, child } = moment.ended ? ({} as Partial<L>) : locals
    if (node && depth !== undefined) depths.set(node, depth)
    const item = (tree: Node): TreeItem => ({
      id: idOf(moment, tree),
      label: tree.value,
      note: depths.has(tree) ? String(depths.get(tree)) : undefined,
      mark:
        tree === child
          ? 'compare'
          : tree === node
            ? 'current'
            : depths.has(tree)
              ? 'done'
              : pending.some(([waiting]) => waiting === tree)
                ? 'active'
                : undefined,
      children: tree.children.map(item),
    })
    return { roots: [item(root)] }
  },
  watch: ['node', 'depth', 'height', 'pending'],
  wide: ['pending'],
  words: {
    'const pending': () => 'The list holds the root with its depth 0.',
    next: ({ next }) =>
      next
        ? `Removes ${next[0].value} from the end of the list.`
        : 'The list is empty, so every node has been visited.',
    'yield next': ({ next }) => `Yields ${next?.[0].value} with its depth ${next?.[1]}.`,
    'const [node, depth]': null,
    'for (const child': ({ node }) =>
      node.children.length > 1
        ? `Adds the children of ${node.value} to the list in reverse order.`
        : node.children.length === 1
          ? `Adds the only child of ${node.value} to the list.`
          : `${node.value} is a leaf.`,
    'pending.push': ({ child, depth }) => `Adds ${child.value} with its depth ${depth + 1} to the list.`,
    'let size': null,
    'for (const _': null,
    'size++': null,
    'return size': null,
    'let height': () => 'The height is 0 so far.',
    'for (const [, depth]': () => 'Goes through all nodes with their depths.',
    'height = Math.max': ({ height, depth }) =>
      depth > height ? `The height so far is ${depth}.` : `The height so far stays ${height}.`,
    'return height': null,
  },
  outcome: (result) => `The height is ${String(result)}.`,
})
