import type { Edit } from '../../model/run/edit-text.ts'
import { everyNode, nodesIn, type SyntaxNode } from '../../model/run/syntax-node.ts'

const loops = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement'])

/**
 * Returns edits that call `sampleTick()` at the start of each iteration of each loop. Not every browser runs a frame in
 * its own process. In such a browser, an endless loop could keep the surrounding page from ending the run.
 */
export const guardLoops = (program: SyntaxNode): Edit[] => {
  const edits: Edit[] = []
  for (const node of everyNode(program)) {
    const [body] = loops.has(node.type) ? nodesIn(node, 'body') : []
    if (!body) continue
    if (body.type === 'BlockStatement') {
      edits.push({ start: body.start + 1, end: body.start + 1, text: 'sampleTick();' })
    } else {
      edits.push({ start: body.start, end: body.start, text: '{sampleTick();' })
      edits.push({ start: body.end, end: body.end, text: '}' })
    }
  }
  return edits
}
