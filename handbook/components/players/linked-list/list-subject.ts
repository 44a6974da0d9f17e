import { type ListNode, listNodes } from '../../../algorithms/data-structures/linked-list.ts'
import { remember } from '@dev-handbook/step-player/player/remember'
import { listStage } from '@dev-handbook/step-player/player/stages/list-stage'
import type { ListView } from '@dev-handbook/step-player/player/stages/list-view'
import { idOf } from '@dev-handbook/step-player/player/stages/tree-view'
import {
  defineSubject,
  type AnySubject,
  type InputKind,
  type Mark,
  type Moment,
  type Preset,
  type Subject,
  type Tools,
} from '@dev-handbook/step-player/player/subject'

export type Node = ListNode<number>

interface ListSubject<Module, Input, L> extends Pick<
  Subject<Module, Input, L, ListView>,
  'title' | 'code' | 'load' | 'watch' | 'words' | 'outcome'
> {
  input: InputKind<Input>
  presets: readonly [Preset, ...Preset[]]
  /** The lists that the algorithm gets, each in a row of its own. */
  lists: (input: Input) => readonly (Node | null)[]
  call: (module: Module, context: { heads: readonly (Node | null)[]; input: Input }, tools: Tools) => unknown
  /** Variables that hold nodes. */
  pointers: readonly (string & keyof L)[]
  marks?: (known: Partial<L>, moment: Moment<Input>) => Iterable<readonly [node: Node | null | undefined, mark: Mark]>
}

/** An algorithm on linked lists as a player shows it. Nodes keep their first places, and links turn. */
export const listSubject = <Module, Input, L>({
  lists,
  call,
  pointers,
  marks,
  ...rest
}: ListSubject<Module, Input, L>): AnySubject => {
  // The nodes of the run that is being recorded, with their first rows and columns.
  let nodes: { node: Node; row: number; column: number }[] = []
  return defineSubject<Module, Input, L, ListView>({
    ...rest,
    stage: listStage,
    run: (module, { input, tools }) => {
      const heads = lists(input)
      nodes = heads.flatMap((head, row) => nodesOf(head).map((node, column) => ({ node, row, column })))
      return call(module, { heads, input }, tools)
    },
    look: (locals, moment) => {
      const known = remember(moment, locals)
      const marked = new Map<Node, Mark>()
      for (const [node, mark] of marks?.(known, moment) ?? []) if (node) marked.set(node, mark)
      const id = (node: Node) => idOf(moment, node)
      return {
        nodes: nodes.map(({ node, row, column }) => ({
          id: id(node),
          label: String(node.value),
          row,
          column,
          mark: marked.get(node),
        })),
        links: nodes.flatMap(({ node }) => (node.next ? [{ from: id(node), to: id(node.next) }] : [])),
        pointers: moment.ended
          ? []
          : pointers.flatMap((name) => pointerTo(name, locals[name] as Node | null | undefined, id)),
      }
    },
  })
}

const pointerTo = (name: string, node: Node | null | undefined, id: (node: Node) => number) =>
  node ? [{ name, id: id(node) }] : []

/** The nodes of a list, each once, even when the list has a cycle. */
export const nodesOf = (head: Node | null): Node[] => {
  const seen = new Set<Node>()
  for (let node = head; node && !seen.has(node); node = node.next) seen.add(node)
  return [...seen]
}

export const valuesOf = (head: unknown): string =>
  nodesOf(head as Node | null)
    .map(({ value }) => value)
    .join(' → ') || 'the empty list'

/** A list of numbers. Algorithms that only pass values on may also get words. */
export const makeList = (values: Iterable<number | string>): Node | null => listNodes(values as Iterable<number>)

export const value = (node: Node | null | undefined): string => (node ? String(node.value) : 'nothing')
