import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import type { BinaryNode } from '../../../algorithms/data-structures/tree/binary-node.ts'
import { treeOf } from './binary-tree-input.ts'
import { numbersInput } from '@dev-handbook/step-player/player/inputs/numbers'
import { randomNumbers } from '@dev-handbook/step-player/player/inputs/operations'
import { remember } from '@dev-handbook/step-player/player/remember'
import { treeStage } from '@dev-handbook/step-player/player/stages/tree-stage'
import { idOf, type TreeItem, type TreeView } from '@dev-handbook/step-player/player/stages/tree-view'
import { defineSubject, type AnySubject, type Subject } from '@dev-handbook/step-player/player/subject'

export type Node = BinaryNode<number>

interface Traversal<Module, L> extends Pick<
  Subject<Module, number[], L, TreeView>,
  'title' | 'code' | 'load' | 'watch' | 'wide' | 'words'
> {
  visit: (module: Module, root: Node | null) => Iterable<Node>
  /** Waiting nodes, and the current node. */
  look: (known: Partial<L>, now: Partial<L>) => { waiting: Iterable<Node>; current: Node | null | undefined }
  /** Returns the node of a step that yields a node. */
  yields: (now: Partial<L>) => Node | undefined
}

/** A walk through a binary tree as a player shows it. The numbers beside the nodes are the order of the visits. */
export const traversalSubject = <Module, L>({ visit, look, yields, ...rest }: Traversal<Module, L>): AnySubject => {
  let root: Node | null = null
  return defineSubject<Module, number[], L, TreeView>({
    ...rest,
    input: numbersInput(
      { most: 15 },
      { en: 'Numbers: each goes to the left of what is greater', ru: 'Числа: каждое встаёт слева от большего' },
    ),
    presets: [
      { name: articleName, text: '8, 3, 10, 1, 6, 14, 4, 7, 13' },
      { name: { en: 'A path', ru: 'Путь' }, text: '1, 2, 3, 4, 5' },
      { name: { en: 'Full', ru: 'Полное дерево' }, text: '8, 4, 12, 2, 6, 10, 14' },
      { name: randomName, text: () => randomNumbers(10).replaceAll(' ', ', ') },
    ],
    stage: treeStage,
    run: (module, { input }) => {
      root = treeOf(input)
      return [...visit(module, root)].map(({ value }) => value)
    },
    look: (locals, moment) => {
      const known = remember(moment, locals)
      const now = moment.ended ? ({} as Partial<L>) : locals
      const visited = (moment.memory.get('visited') as Node[] | undefined) ?? []
      const out = yields(now)
      if (out && !visited.includes(out)) visited.push(out)
      moment.memory.set('visited', visited)
      const { waiting, current } = look(known, now)
      const marks = new Set(moment.ended ? [] : waiting)
      const item = (node: Node | null): TreeItem | null =>
        node && {
          id: idOf(moment, node),
          label: String(node.value),
          mark:
            node === current && !moment.ended
              ? 'current'
              : visited.includes(node)
                ? 'done'
                : marks.has(node)
                  ? 'active'
                  : undefined,
          note: visited.includes(node) ? String(visited.indexOf(node) + 1) : undefined,
          children: [item(node.left), item(node.right)],
        }
      const top = item(root)
      return { roots: top ? [top] : [] }
    },
    outcome: (result) => `Visited: ${(result as number[]).join(', ')}.`,
  })
}

export const name = (node: Node | null | undefined): string => (node ? String(node.value) : 'nothing')
