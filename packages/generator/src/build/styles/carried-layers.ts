import postcss from 'postcss'

/**
 * Layers that a document's page carries whole. What follows the page comes without them: a rule that many elements match,
 * or any token of the root, would have the browser restyle all that it has already shown.
 */
const carriedLayers = ['reset', 'tokens', 'base', 'prose']

/**
 * Splits the reader's style sheet in two: the layers that documents carry, and all else. Throws where it has no rules in one of
 * these layers.
 */
export const splitStyleSheet = (css: string): { carried: string; rest: string } => {
  const rest = postcss.parse(css)
  const carried = postcss.root()
  const missing = new Set(carriedLayers)
  // Unlike a loop over its nodes, `each` allows taking them out.
  rest.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes || !carriedLayers.includes(node.params)) return
    missing.delete(node.params)
    carried.append(node.remove())
  })
  if (missing.size > 0)
    throw new Error(
      `The reader's style sheet has no rules in the layer "${[...missing].join('", "')}", which documents carry.`,
    )
  return { carried: carried.toString(), rest: rest.toString() }
}
