import { Queue } from '../data-structures/queue.ts'
import {
  binaryNode,
  type BinaryNode,
} from '../data-structures/tree/binary-node.ts'
import { preOrder } from './depth-first-traversal.ts'

/**
 * A value of a serialized tree: every value that JSON preserves, except for
 * `null`, which stands for "no node".
 */
export type Serializable = string | number | boolean

// #region serialize
/**
 * Returns the tree as JSON text: its values in pre-order, with `null` for
 * every missing child. With these marks, pre-order alone is enough to
 * rebuild the tree. O(n). Throws a `TypeError` for NaN and infinities,
 * because JSON has no text for them.
 */
export const serialize = (root: BinaryNode<Serializable> | null): string => {
  const parts: string[] = []
  const pending = [root]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    parts.push(node ? toText(node.value) : 'null')
    if (node) pending.push(node.right, node.left)
  }
  return `[${parts.join(',')}]`
}
// #endregion serialize

// #region deserialize
/**
 * Returns the tree that `serialize` turned into `text`. O(n). Throws a
 * `SyntaxError` when the text is not such an array: other JSON, values of
 * another kind, numbers too large for JavaScript, or too few or too many
 * values.
 */
export const deserialize = (text: string): BinaryNode<Serializable> | null => {
  const values = toValues(text)
  // Slots are filled like a stack: a left child comes right after its
  // parent, and a right child after the whole left subtree.
  let root: BinaryNode<Serializable> | null = null
  const slots: ((node: BinaryNode<Serializable> | null) => void)[] = [
    (node) => (root = node),
  ]
  for (const [index, value] of values.entries()) {
    const fill = slots.pop()
    if (!fill) {
      throw new SyntaxError(
        `The tree is complete after ${index} of ${values.length} entries; remove the rest.`,
      )
    }
    const node = value === null ? null : binaryNode(value)
    fill(node)
    if (node)
      slots.push(
        (right) => (node.right = right),
        (left) => (node.left = left),
      )
  }
  if (slots.length > 0) {
    throw new SyntaxError(
      `The text ends before the tree is complete; nodes still missing: ${slots.length}.`,
    )
  }
  return root
}
// #endregion deserialize

// #region serialize-levels
/**
 * Returns the tree as JSON text in level order, without the marks after its
 * last node. Exercises often write trees in this form: `[1,null,2]` is a
 * root and its right child. O(n). Throws a `TypeError` for NaN or an
 * infinity.
 */
export const serializeLevels = (
  root: BinaryNode<Serializable> | null,
): string => {
  const parts: string[] = []
  const queue = new Queue([root])
  for (let node = queue.dequeue(); node !== undefined; node = queue.dequeue()) {
    parts.push(node ? toText(node.value) : 'null')
    if (node) queue.enqueue(node.left).enqueue(node.right)
  }
  while (parts.at(-1) === 'null') parts.pop()
  return `[${parts.join(',')}]`
}
// #endregion serialize-levels

// #region deserialize-levels
/**
 * Returns the tree that `serializeLevels` turned into `text`. Marks for the
 * children of the last nodes may be present. O(n). Throws a `SyntaxError` when
 * the text is no such array.
 */
export const deserializeLevels = (
  text: string,
): BinaryNode<Serializable> | null => {
  const [first = null, ...values] = toValues(text)
  const root = first === null ? null : binaryNode(first)
  const parents = new Queue(root ? [root] : [])
  for (let index = 0; index < values.length; index += 2) {
    const parent = parents.dequeue()
    if (!parent)
      throw new SyntaxError(
        `Entry ${index + 1} has no parent; remove it and those after it.`,
      )
    for (const side of ['left', 'right'] as const) {
      const value = values[side === 'left' ? index : index + 1] ?? null
      if (value === null) continue
      parent[side] = binaryNode(value)
      parents.enqueue(parent[side])
    }
  }
  return root
}
// #endregion deserialize-levels

// #region same-tree
/**
 * Whether two trees have the same shape and the same values, compared with
 * `Object.is`. O(n).
 */
export const sameTree = <T>(
  a: BinaryNode<T> | null,
  b: BinaryNode<T> | null,
): boolean => {
  const walkOfB = preOrder(b)
  for (const node of preOrder(a)) {
    const { value: other } = walkOfB.next()
    if (!other || !Object.is(node.value, other.value)) return false
    if (!node.left !== !other.left || !node.right !== !other.right) return false
  }
  return walkOfB.next().done === true
}
// #endregion same-tree

// #region to-text
const toText = (value: Serializable): string => {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(
      `${value} cannot be written as JSON; use a finite number.`,
    )
  }
  return Object.is(value, -0) ? '-0' : JSON.stringify(value)
}
// #endregion to-text

const toValues = (text: string): (Serializable | null)[] => {
  const values: unknown = JSON.parse(text)
  if (!Array.isArray(values)) {
    throw new SyntaxError(
      'The text is not a JSON array; use what the serializing function returned.',
    )
  }
  return values.map((value: unknown, index) => {
    // JSON has no infinities, but JavaScript reads a number such as 1e400
    // as infinity.
    if (value === Infinity || value === -Infinity) {
      throw new SyntaxError(
        `Entry ${index} is read as ${value}; use a number that is not too large.`,
      )
    }
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean'
    ) {
      return value
    }
    throw new SyntaxError(
      `Entry ${index} is of type ${typeof value}; use a string, a number, a boolean, or null for no node.`,
    )
  })
}
