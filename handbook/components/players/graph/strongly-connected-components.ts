import type * as Module from '../../../algorithms/graph/strongly-connected-components.ts'
import type { Step } from './low-link-subject.ts'
import { graphSubject, type Vertex } from './graph-subject.ts'

interface L {
  indices: Map<Vertex, number>
  lows: Map<Vertex, number>
  open: Vertex[]
  isOpen: Set<Vertex>
  components: Vertex[][]
  step: Step
  low: number
  vertex: Vertex
  index: number
  member: Vertex
}

const entered = (step: Step): Vertex => (step.kind === 'revisit' ? step.edge.to : step.vertex)

export const subject = graphSubject<typeof Module, L>({
  title: 'Strongly connected components',
  code: ['algorithms/graph/strongly-connected-components.ts#tarjan'],
  load: () => import('../../../algorithms/graph/strongly-connected-components.ts?traced'),
  directed: true,
  text: 'A>B, B>C, C>A, C>D, D>E, E>F, F>D, B>G, G>H, H>G, H>E',
  places: { A: [0, 0], B: [1.4, 1.5], C: [1.4, 0], D: [3, 0], E: [4.4, 1.1], F: [4.4, 0], G: [3, 1.9], H: [4.4, 2.3] },
  search: (module, { graph }) => module.stronglyConnectedComponents(graph),
  outcome: (result) => `Components: ${(result as Vertex[][]).map((component) => component.join(' ')).join('; ')}.`,
  paint: (paint, { now, known }) => {
    const indices = known.indices ?? new Map<Vertex, number>()
    paint.nodes(known.open, 'active').nodes(known.components?.flat(), 'done')
    paint.notes([...indices].map(([vertex, index]) => [vertex, `${index} / ${known.lows?.get(vertex)}`]))
    const { step } = now
    if (step?.kind === 'revisit') paint.edges([step.edge], 'compare').node(step.edge.to, 'compare')
    else if (step) paint.node(step.vertex, 'current').edges([step.via], 'active')
  },
  watch: ['step', 'low', 'open', 'components'],
  wide: ['open', 'components'],
  words: {
    checkDirected: null,
    'const indices': () => 'No vertex has an index yet.',
    'const lows': null,
    'const open': () => 'The stack of vertices without a component is empty.',
    'const isOpen': null,
    'const components': null,
    'lows.set(vertex': ({ vertex, index, lows }) =>
      `The low value of ${vertex} is ${Math.min(Number(lows.get(vertex)), index)}.`,
    'for (const step': () => 'Walks through the graph, depth first.',
    "if (step.kind === 'enter')": ({ step }) =>
      step.kind === 'revisit'
        ? `The edge from ${step.edge.from} leads to ${step.edge.to}, which was entered before.`
        : `The walk ${step.kind === 'enter' ? 'enters' : 'leaves'} ${step.vertex}.`,
    'lows.set(step.vertex': null,
    'indices.set': ({ indices, step }) =>
      `${entered(step)} gets the index ${indices.size}. Its low value is ${indices.size} as well.`,
    'open.push': ({ step }) => `${entered(step)} goes on the stack of vertices without a component.`,
    'isOpen.add': null,
    "if (step.kind === 'revisit')": null,
    'if (isOpen.has(step.edge.to))': ({ isOpen, step }) =>
      isOpen.has(entered(step))
        ? `${entered(step)} is still on the stack, so its index counts.`
        : `${entered(step)} already has a component, so the edge does not count.`,
    'lower(step.edge.from': ({ step, indices }) =>
      step.kind === 'revisit'
        ? `So the low value of ${step.edge.from} is at most ${indices.get(step.edge.to)}, the index of ${step.edge.to}.`
        : '',
    'const low': ({ step, lows }) => `The low value of ${entered(step)} is ${lows.get(entered(step))}.`,
    'if (step.via)': null,
    'lower(step.via.from': ({ step, low }) =>
      step.kind === 'leave' ? `So the low value of ${step.via?.from} is at most ${low}.` : '',
    'if (low !== indices': ({ step, low, indices }) =>
      low === indices.get(entered(step))
        ? `The low value of ${entered(step)} is its own index, so the component of ${entered(step)} is complete.`
        : `The low value of ${entered(step)} is below its index ${indices.get(entered(step))}, so ${entered(step)} stays on the stack.`,
    continue: null,
    'const component': ({ step }) => `Collects ${entered(step)} and all vertices above ${entered(step)} on the stack.`,
    'isOpen.has(step.vertex)': null,
    'const member': ({ open }) => `Removes ${open.at(-1)} from the top of the stack.`,
    'isOpen.delete': null,
    'component.push': null,
    'components.push': ({ step }) => `Adds the component of ${entered(step)} to the result.`,
    'return components': () => 'Every vertex has its component.',
  },
})
