import postcss, { type Root } from 'postcss'

/**
 * Layers that a document's page carries whole. The style sheet that is loaded later omits them. Otherwise a rule that
 * many elements match, or any token of the root, would make the browser restyle everything that it already shows.
 */
const carriedLayers = ['reset', 'tokens', 'base', 'prose']

/** Splits the client's style sheet in two: the layers that documents carry, and the rest. */
export const splitStyleSheet = (css: string): { carried: string; rest: string } => {
  const rest = postcss.parse(css)
  return { carried: takeCarriedLayers(rest), rest: rest.toString() }
}

/**
 * Removes the layers that documents carry from a style sheet, and returns them. Throws when one of these layers has no
 * rules.
 */
export const takeCarriedLayers = (sheet: Root): string => {
  const carried = postcss.root()
  const missing = new Set(carriedLayers)
  // Unlike a loop over the nodes, `each` allows removing nodes.
  sheet.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes || !carriedLayers.includes(node.params)) return
    missing.delete(node.params)
    carried.append(node.remove())
  })
  if (missing.size > 0)
    throw new Error(
      `The client's style sheet has no rules in the layer "${[...missing].join('", "')}", which documents carry.`,
    )
  return carried.toString()
}
