import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomNumbers, type Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import { idOf, type TreeItem, type TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import type { AnySubject, Mark, Preset } from '@dev-handbook/step-player/player/subject'
import { listed, numberOf, structureSubject } from './structure-subject.ts'

export interface Node {
  key: number
  left: Node | null
  right: Node | null
  height?: number
  red?: boolean
}

interface Tree {
  set: (key: number, value: number) => unknown
  delete: (key: number) => unknown
  [Symbol.iterator]: () => Iterator<[number, number]>
}

export interface SearchTreeLocals {
  '#root': Node | null
  key: number
  order: number
  node: Node | null
  parent: Node | null
  [name: string]: unknown
}

type Base<L> = Parameters<typeof structureSubject<unknown, Tree, L, TreeView>>[0]

interface SearchTreeSubject<Module, L> extends Pick<Base<L>, 'title' | 'code' | 'watch' | 'words'> {
  load: () => Promise<Module>
  /** The calls of the article's own example. The player starts with them. */
  example: string
  create: (module: Module, compare: (a: number, b: number) => number) => Tree
  note?: (node: Node) => string
  /** Presets for the cases of this kind of tree. They follow the presets of all search trees. */
  cases?: readonly Preset[]
  /** Variables that hold nodes of interest, and their marks. */
  marks: Readonly<Record<string, Mark>>
}

/** A search tree as a player shows it. */
export const searchTreeSubject = <Module, L extends SearchTreeLocals>({
  example,
  create,
  note,
  cases = [],
  marks,
  ...rest
}: SearchTreeSubject<Module, L>): AnySubject =>
  structureSubject<Module, Tree, L, TreeView>({
    ...rest,
    verbs: { add: 'many', delete: 'many' },
    presets: [
      { name: articleName, text: example },
      { name: { en: 'From an empty tree', ru: 'С пустого дерева' }, text: example.replace(': add', '') },
      {
        name: { en: 'Grows and shrinks', ru: 'Растёт и уменьшается' },
        text: 'add 50 30 70 20 40 60 80, delete 20 30 50',
      },
      { name: { en: 'In order', ru: 'По порядку' }, text: 'add 1 2 3 4 5 6 7' },
      { name: { en: 'Zigzag', ru: 'Зигзаг' }, text: 'add 50 10 40 20 30' },
      ...cases,
      { name: randomName, text: () => `add ${randomNumbers(10)}` },
    ],
    create: (module, tools) =>
      create(module, (a, b) => {
        tools.count()
        return a - b
      }),
    call: (tree, operation: Operation) =>
      operation.verb === 'add'
        ? void tree.set(numberOf(operation), numberOf(operation))
        : tree.delete(numberOf(operation)),
    stage: treeStage,
    view: ({ now, known, moment }) => {
      const marked = new Map<unknown, Mark>(Object.entries(marks).map(([name, mark]) => [now[name], mark]))
      const loose = Object.keys(marks).map((name) => now[name] as Node | null | undefined)
      return {
        roots: rootsOf([known['#root'], ...loose], (node) => ({
          id: idOf(moment, node),
          mark: marked.get(node),
          note: note?.(node),
        })),
      }
    },
    contents: (tree) => [...tree].map(([key]) => key),
    describe: (contents) => `In order: ${listed(contents as number[])}.`,
  })

/**
 * The tree, and every part that is not connected while links change. A node is drawn once, even when several variables
 * point at it.
 */
const rootsOf = (
  candidates: readonly (Node | null | undefined)[],
  look: (node: Node) => Pick<TreeItem, 'id' | 'mark' | 'note'>,
): TreeItem[] => {
  const below = new Set<Node>()
  const gather = (node: Node | null, seen: Set<Node>): void => {
    if (!node || seen.has(node)) return
    seen.add(node)
    for (const child of [node.left, node.right]) {
      if (child) below.add(child)
      gather(child, seen)
    }
  }
  const nodes = [
    ...new Set(candidates.filter((node): node is Node => typeof node === 'object' && node !== null && 'left' in node)),
  ]
  for (const node of nodes) gather(node, new Set())
  const drawn = new Set<Node>()
  const toItem = (node: Node | null): TreeItem | null => {
    if (!node || drawn.has(node)) return null
    drawn.add(node)
    return {
      ...look(node),
      label: String(node.key),
      tone: node.red === undefined ? undefined : node.red ? 'red' : 'black',
      children: [toItem(node.left), toItem(node.right)],
    }
  }
  return nodes.filter((node) => !below.has(node)).flatMap((node) => toItem(node) ?? [])
}

/** The words that all search trees use for a comparison. */
export const side = (order: number): string => (order < 0 ? 'smaller: left' : 'greater: right')
export const keyOf = (node: Node | null | undefined): string => (node ? String(node.key) : 'nothing')
