import type { Edit } from '../../model/run/edit-text.ts'
import { everyNode, nodesIn, type SyntaxNode } from '../../model/run/syntax-node.ts'

/** Expressions that can end with a tail call. */
const tail = /^(Call|Chain|Conditional|Logical|Sequence|TaggedTemplate)E/

/**
 * Returns edits that call `sampleTick()` at the start of each iteration of each loop, and before a function returns the
 * result of a call. In WebKit such a call needs no place on the stack, so a recursion of such calls is an endless loop
 * too. Not every browser runs a frame in its own process. In such a browser, an endless loop could keep the surrounding
 * page from ending the run.
 */
export const guardLoops = (program: SyntaxNode): Edit[] => {
  const starts: Edit[] = []
  const ends: Edit[] = []
  const wrap = ({ start, end }: SyntaxNode, before: string, after: string): void => {
    starts.push({ start, end: start, text: before })
    ends.unshift({ start: end, end, text: after })
  }
  for (const node of everyNode(program)) {
    const isLoop = /^(For|While|DoWhile)/.test(node.type)
    const [part] = nodesIn(node, node.type === 'ReturnStatement' ? 'argument' : 'body')
    if (!part) continue
    if (!isLoop) {
      if (/^(Return|Arrow)/.test(node.type) && tail.test(part.type)) wrap(part, '(sampleTick(),', ')')
    } else if (part.type === 'BlockStatement') {
      starts.push({ start: part.start + 1, end: part.start + 1, text: 'sampleTick();' })
    } else wrap(part, '{sampleTick();', '}')
  }
  return [...starts, ...ends]
}
