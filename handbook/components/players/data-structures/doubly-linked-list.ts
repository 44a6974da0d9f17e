import type * as Module from '../../../algorithms/data-structures/doubly-linked-list.ts'
import { articleName, randomName } from '@dev-handbook/step-player/player/languages'
import { randomNumbers, type Operation } from '@dev-handbook/step-player/player/inputs/operations'
import { listStage } from '@dev-handbook/step-player/player/stages/list-stage'
import type { ListView } from '@dev-handbook/step-player/player/stages/list-view'
import { idOf } from '@dev-handbook/step-player/player/stages/tree-view'
import type { Mark } from '@dev-handbook/step-player/player/subject'
import { listed, structureSubject } from './structure-subject.ts'

interface Link {
  value: string
  previous: Link | null
  next: Link | null
}

interface L {
  '#first': Link | null
  '#last': Link | null
  '#size': number
  value: string
  link: Link
  node: Link
  previous: Link | null
  next: Link | null
}

type List = Module.DoublyLinkedList<string>

const text = (link: Link | null | undefined): string => (link ? link.value : 'null')

/** Returns the node with a value. Throws an error with a message for the reader when no node has it. */
const nodeOf = (list: List, wanted: string) => {
  for (let node = list.first; node; node = node.next) if (node.value === wanted) return node
  throw new RangeError(`${wanted} is not in the list.`)
}

export const subject = structureSubject<typeof Module, List, L, ListView>({
  title: 'Doubly linked list',
  code: [
    'algorithms/data-structures/doubly-linked-list.ts#link',
    'algorithms/data-structures/doubly-linked-list.ts#ends',
    'algorithms/data-structures/doubly-linked-list.ts#insert-before',
    'algorithms/data-structures/doubly-linked-list.ts#changes',
  ],
  load: () => import('../../../algorithms/data-structures/doubly-linked-list.ts?traced'),
  verbs: { append: 'many', prepend: 'many', remove: 1, insertBefore: 2, moveToFront: 1 },
  values: 'words',
  presets: [
    { name: articleName, text: 'append A B C D: remove B, insertBefore D X, moveToFront D' },
    { name: { en: 'Links both ways', ru: 'Ссылки в обе стороны' }, text: 'append 1 2 3 4, moveToFront 3, remove 2' },
    { name: { en: 'Both ends', ru: 'С обоих концов' }, text: 'append 2, prepend 1, append 3, remove 1, remove 3' },
    { name: randomName, text: () => `append ${randomNumbers(5)}, prepend ${randomNumbers(1)}` },
  ],
  create: (module) => new module.DoublyLinkedList<string>(),
  call: (list, { verb, args: [value = '', added = ''] }: Operation) => {
    if (verb === 'append') return list.append(value).value
    if (verb === 'prepend') return list.prepend(value).value
    if (verb === 'remove') return list.remove(nodeOf(list, value))
    if (verb === 'insertBefore') return list.insertBefore(nodeOf(list, value), added).value
    return list.moveToFront(nodeOf(list, value))
  },
  stage: listStage,
  view: ({ now, known, moment }) => {
    const first = '#first' in now ? now['#first'] : known['#first']
    const last = '#last' in now ? now['#last'] : known['#last']
    const links: Link[] = []
    for (let link = first ?? null; link && !links.includes(link); link = link.next) links.push(link)
    const loose = now.link && !links.includes(now.link) ? [now.link] : []
    const id = (link: Link) => idOf(moment, link)
    const markOf = (link: Link): Mark | undefined =>
      link === now.link ? 'current' : link === now.previous || link === now.next ? 'compare' : undefined
    const all = [...links, ...loose]
    return {
      nodes: all.map((link, index) => ({
        id: id(link),
        label: link.value,
        row: index < links.length ? 0 : 1,
        column: index < links.length ? index : 0,
        mark: markOf(link),
      })),
      links: all.flatMap((link) => [
        ...(link.next ? [{ from: id(link), to: id(link.next) }] : []),
        ...(link.previous ? [{ from: id(link), to: id(link.previous), back: true }] : []),
      ]),
      pointers: Object.entries({ first, last, link: now.link, previous: now.previous, next: now.next }).flatMap(
        ([name, link]) => (link ? [{ name, id: id(link) }] : []),
      ),
    }
  },
  watch: ['value', 'link', 'previous', 'next', '#size'],
  words: {
    'const next = previous': (l) => {
      const next = l.previous ? l.previous.next : l['#first']
      if (l.previous && next) return `${l.link.value} goes between ${text(l.previous)} and ${text(next)}.`
      if (!l.previous && !next) return `${l.link.value} is the only node.`
      return `${l.link.value} goes ${l.previous ? `after ${text(l.previous)}` : `before ${text(next)}`}.`
    },
    'link.list = this': null,
    'link.previous = previous': ({ link, previous }) => `The previous node of ${text(link)} is now ${text(previous)}.`,
    'link.next = next': ({ link, next }) => `The next node of ${text(link)} is now ${text(next)}.`,
    'if (previous)': null,
    'previous.next = link': ({ link, previous }) => `The next node of ${text(previous)} is now ${text(link)}.`,
    'this.#first = link': ({ link }) => `The first node is now ${text(link)}.`,
    'if (next)': null,
    'next.previous = link': ({ link, next }) => `The previous node of ${text(next)} is now ${text(link)}.`,
    'this.#last = link': ({ link }) => `The last node is now ${text(link)}.`,
    'this.#size++': null,
    'return link': null,
    'const { previous, next }': ({ link }) => `Looks at the neighbours of ${text(link)}.`,
    'previous.next = next': ({ previous, next }) => `The next node of ${text(previous)} is now ${text(next)}.`,
    'this.#first = next': ({ next }) => `The first node is now ${text(next)}.`,
    'next.previous = previous': ({ previous, next }) => `The previous node of ${text(next)} is now ${text(previous)}.`,
    'this.#last = previous': ({ previous }) => `The last node is now ${text(previous)}.`,
    'link.list = null': null,
    'link.previous = null': ({ link }) => `Removes the links of ${text(link)}.`,
    'link.next = null': null,
    'this.#size--': null,
    'return this.#link(this.#newLink(value), null)': (l) =>
      l['#first'] ? `Inserts ${l.value} before the first node.` : `Inserts ${l.value} into the empty list.`,
    'return this.#link(this.#newLink(value), this.#last)': (l) =>
      l['#last'] ? `Inserts ${l.value} after the last node.` : `Inserts ${l.value} into the empty list.`,
    'return this.#link(this.#newLink(value), this.#own(node).previous': ({ node, value }) =>
      `Inserts ${value} before ${node.value}.`,
    'return this.#link(this.#newLink(value), this.#own(node))': null,
    'this.#unlink(this': ({ node }) => `Removes ${node.value} from the chain.`,
    'return node.value': null,
    'const link': null,
    'this.#unlink(link)': ({ link }) => `Removes ${text(link)} from the chain …`,
    'this.#link(link, null)': (l) =>
      l['#first'] ? `… and inserts ${text(l.link)} before the first node.` : `… and inserts ${text(l.link)} again.`,
  },
  contents: (list) => [...list],
  describe: (contents) => `The list: ${listed(contents as string[])}.`,
})
