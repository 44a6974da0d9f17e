import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { playerTexts } from '@dev-handbook/step-player/texts/player-texts'
import { quotedLines } from '../testing/quoted-lines.ts'
import { runInput } from '@dev-handbook/step-player/player/run-input'
import { subject } from './tree.ts'

it.each([
  ['A>B, B>A', 'There are 0 nodes without a parent. A tree has one such node, the root.'],
  ['A>B, C>D', 'There are 2 nodes without a parent. A tree has one such node, the root.'],
  ['A>B, C>B', 'B has two parents. In a tree, a node has at most one parent.'],
  ['A>B, C>D, D>C', 'No path leads from A to C, because the parents of C form a cycle.'],
])('rejects a graph that is not a tree: %s', async (text, fault) => {
  expect(await faultWords(subject.input.parse(text))).toBe(fault)
})

it('uses the singular for an only child', async () => {
  const run = runInput('A>B, B>C, B>D', {
    subject,
    module: await subject.load(),
    lines: quotedLines(subject),
    texts: playerTexts('en'),
  })
  if ('fault' in run) throw new Error(await faultWords(run))
  const sentences = run.recording.frames.map(({ words }) => words)
  expect(sentences).toContain('Adds the only child of A to the list.')
  expect(sentences).toContain('Adds the children of B to the list in reverse order.')
})
