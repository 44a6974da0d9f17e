import { always, bound, constant, graphLinear, linear, logarithmic, upTo } from '../bounds.ts'
import type { CatalogueEntry } from '../catalogue-entry.ts'
import { constants, entry } from './catalogue-rows.ts'
import { searchAndRangeTrees } from './tree/catalogue.ts'

const hashes = bound('k', (k) => k, 'k')
const keyLength = bound('k', (k) => k, 'k')
const degree = bound('d', (d) => d, 'd')
const inverseAckermann = bound('α(n)', () => 1) // at most 4 for every n that can be stored

/** Data structures in the order of their articles. */
export const dataStructures: readonly CatalogueEntry[] = [
  entry('bloom-filter', 'Bloom filter', [
    { name: 'BloomFilter.add', ...always(hashes), space: constant, note: 'k bits for each string, after hashing it' },
    {
      name: 'BloomFilter.has',
      ...upTo(hashes),
      space: constant,
      note: 'k bits for each string; best: the first bit is clear',
    },
    ...constants('BloomFilter', ['falsePositiveRate', 'estimatedSize']),
  ]),
  entry('disjoint-set', 'Disjoint set (union–find)', [
    ...constants('DisjointSet', ['add', 'has']),
    {
      name: 'DisjointSet.find',
      best: constant,
      average: inverseAckermann,
      worst: logarithmic,
      space: constant,
      note: 'amortised; α(n) is at most 4',
    },
    {
      name: 'DisjointSet.union',
      best: constant,
      average: inverseAckermann,
      worst: logarithmic,
      space: constant,
      note: 'amortised; α(n) is at most 4',
    },
    {
      name: 'DisjointSet.connected',
      best: constant,
      average: inverseAckermann,
      worst: logarithmic,
      space: constant,
      note: 'amortised; α(n) is at most 4',
    },
    { name: 'DisjointSet.sets', ...always(linear), space: linear, note: 'each step also takes a factor α(n), at most 4' },
  ]),
  entry('doubly-linked-list', 'Doubly linked list', [
    ...constants('DoublyLinkedList', ['prepend', 'append', 'removeFirst', 'removeLast']),
    ...constants('DoublyLinkedList', ['insertBefore', 'insertAfter', 'remove', 'moveToFront'], 'given the node'),
    { name: 'DoublyLinkedList.backwards', ...always(linear), space: constant, note: 'walking forwards has the same bounds' },
  ]),
  entry('graph', 'Graph', [
    ...constants('Graph', ['addVertex', 'addEdge', 'hasVertex', 'neighbors']),
    { name: 'Graph.hasEdge', ...upTo(degree), space: constant, note: 'd edges at the vertex; best: the edge is the first one' },
    { name: 'Graph.removeEdge', ...always(degree), space: constant, note: 'd edges at the vertex' },
    { name: 'Graph.degree', ...upTo(degree), space: constant, note: 'd edges at the vertex; best: a directed graph' },
    { name: 'Graph.removeVertex', ...always(graphLinear), space: constant },
    { name: 'Graph.edges', ...always(graphLinear), space: bound('V', (V) => V, 'V') },
  ]),
  entry('hash-table', 'Hash table', [
    {
      name: 'HashTable.get',
      best: constant,
      average: constant,
      worst: linear,
      space: constant,
      note: 'worst: every key has the same hash',
    },
    {
      name: 'HashTable.set',
      best: constant,
      average: constant,
      worst: linear,
      space: constant,
      note: 'amortised; worst: every key has the same hash, or the table grows',
    },
    {
      name: 'HashTable.delete',
      best: constant,
      average: constant,
      worst: linear,
      space: constant,
      note: 'worst: every key has the same hash',
    },
    {
      name: 'HashTable[Symbol.iterator]',
      ...always(linear),
      space: constant,
      note: 'unless most entries have been deleted',
    },
  ]),
  entry('heap', 'Binary heap', [
    { name: 'heapify', ...always(linear), space: constant, note: 'new Heap with values has the same bounds' },
    ...constants('Heap', ['peek']),
    {
      name: 'Heap.push',
      best: constant,
      average: constant,
      worst: logarithmic,
      space: constant,
      note: 'average: random order; worst: a new smallest item',
    },
    { name: 'Heap.pop', ...upTo(logarithmic), space: constant, note: 'best: all items are equal' },
    {
      name: 'Heap.replace',
      ...upTo(logarithmic),
      space: constant,
      note: 'best: the new item is the smallest; average: it is a random one',
    },
  ]),
  entry('linked-list', 'Linked list', [
    ...constants('LinkedList', ['prepend', 'append', 'removeFirst']),
    { name: 'LinkedList.removeLast', ...always(linear), space: constant, note: 'no link leads from the last node back to the node before it' },
    { name: 'LinkedList.at', ...upTo(linear), space: constant, note: 'best: the place is near the head' },
    { name: 'LinkedList.insertAt', ...upTo(linear), space: constant, note: 'best: the place is near the head' },
    { name: 'LinkedList.removeAt', ...upTo(linear), space: constant, note: 'best: the place is near the head' },
    { name: 'LinkedList.indexOf', ...upTo(linear), space: constant, note: 'best: the place is near the head' },
    { name: 'LinkedList.delete', ...upTo(linear), space: constant, note: 'best: the place is near the head' },
  ]),
  entry(
    'lru',
    'LRU cache',
    constants('LruCache', ['get', 'set', 'has', 'peek', 'delete'], 'a look-up in the map counts as one step'),
  ),
  entry('priority-queue', 'Priority queue', [
    ...constants('PriorityQueue', ['peek', 'has', 'priorityOf']),
    {
      name: 'PriorityQueue.enqueue',
      best: constant,
      average: constant,
      worst: logarithmic,
      space: constant,
      note: 'average: random order; worst: a new first value',
    },
    { name: 'PriorityQueue.dequeue', ...upTo(logarithmic), space: constant },
    {
      name: 'PriorityQueue.delete',
      best: constant,
      average: constant,
      worst: logarithmic,
      space: constant,
      note: 'average: a random value; worst: the first value',
    },
  ]),
  entry('queue', 'Queue', [
    {
      name: 'Queue.enqueue',
      best: constant,
      average: constant,
      worst: linear,
      space: constant,
      note: 'amortised constant; worst: the buffer grows',
    },
    {
      name: 'Queue.dequeue',
      best: constant,
      average: constant,
      worst: linear,
      space: constant,
      note: 'amortised constant; worst: the buffer shrinks',
    },
    ...constants('Queue', ['peek']),
  ]),
  entry('stack', 'Stack', [
    ...constants('Stack', ['push', 'pop'], 'amortised: the array below resizes now and then'),
    ...constants('Stack', ['peek']),
  ]),
  entry('trie', 'Trie', [
    { name: 'Trie.set', ...always(keyLength), space: keyLength, note: 'k characters in the key' },
    { name: 'Trie.get', ...upTo(keyLength), space: constant, note: 'k characters; best: no key has the same first character' },
    { name: 'Trie.delete', ...upTo(keyLength), space: keyLength, note: 'k characters; best: no key has the same first character' },
    { name: 'Trie.hasPrefix', ...upTo(keyLength), space: constant, note: 'k characters; best: no key has the same first character' },
    {
      name: 'Trie.longestPrefixOf',
      ...upTo(keyLength),
      space: constant,
      note: 'k characters; best: no key has the same first character',
    },
    {
      name: 'Trie.withPrefix',
      ...upTo(bound('k + m', (k, m) => k + m, 'k', 'm')),
      space: bound('m', (m) => m, 'm'),
      note: 'k characters in the prefix, m nodes below it; best: no key has the same first character',
    },
  ]),
  entry('tree', 'Trees', [
    { name: 'nodesWithDepth', ...always(linear), space: linear, note: 'treeSize, treeHeight and leaves have the same bounds' },
    { name: 'pathTo', ...upTo(linear), space: linear, note: 'best: the node is near the root and on the left' },
    { name: 'treeFromRows', ...always(linear), space: linear },
  ]),
  ...searchAndRangeTrees,
]
