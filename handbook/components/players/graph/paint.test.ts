import { expect, it } from 'vitest'
import { faultWords } from '@dev-handbook/step-player/player/testing/fault-words'
import { playerTexts } from '@dev-handbook/step-player/texts/player-texts'
import { quotedLines } from '../testing/quoted-lines.ts'
import { runInput } from '@dev-handbook/step-player/player/run-input'
import type { GraphView } from '@dev-handbook/step-player/player/stages/graph-view'
import { subjects } from '../testing/subjects.ts'

/** Pictures of all steps of a run. Without a text, the first preset runs. */
const picturesOf = async (name: string, text?: string): Promise<GraphView[]> => {
  const subject = await subjects.load(`graph/${name}`)
  const [{ text: first }] = subject.presets
  const run = runInput(text ?? String(first), {
    subject,
    module: await subject.load(),
    lines: quotedLines(subject),
    texts: playerTexts('en'),
  })
  if ('fault' in run) throw new Error(await faultWords(run))
  return run.recording.frames.map(({ view }) => view as GraphView)
}
const byEdge = <T>(view: GraphView | undefined, part: (edge: GraphView['edges'][number]) => T): Record<string, T> =>
  Object.fromEntries((view?.edges ?? []).map((edge) => [edge.from + edge.to, part(edge)]))

it('writes the flow at each edge, for every order of the edges in the input', async () => {
  const flows = byEdge((await picturesOf('maximum-flow')).at(-1), ({ label }) => label)
  expect(flows).toEqual({ sb: '1/2', sa: '3/3', ac: '1/2', ad: '2/2', bc: '1/2', ct: '2/2', de: '2/2', et: '2/2' })
})

it('marks the edge that was crossed, and at the end all edges', async () => {
  const pictures = await picturesOf('eulerian-path', 'A-B, B-C, C-A')
  const crossed = pictures.map((view) =>
    view.edges
      .filter(({ mark }) => mark === 'active')
      .map(({ from, to }) => from + to)
      .join(' '),
  )
  expect(crossed.find((edges) => edges !== '')).toBe('CA')
  const ended = byEdge((await picturesOf('eulerian-path')).at(-1), ({ mark }) => mark)
  expect(new Set(Object.values(ended))).toEqual(new Set(['done']))
})
