import { describe, expect, it } from 'vitest'
import { playerTexts } from '../texts/player-texts.ts'
import { mostSteps, record, RunFault } from './record.ts'
import type { AnySubject } from './subject.ts'
import { traceIn } from './trace.ts'

const { faults } = playerTexts('en')
const trace = traceIn('a.ts')
const lines = [
  { file: 'a.ts', line: 3, text: 'first(n)', indent: 0 },
  { file: 'a.ts', line: 4, text: 'second(n)', indent: 2 },
]

const subject = (run: AnySubject['run']): AnySubject => ({
  title: 'Test',
  code: ['a.ts'],
  load: async () => ({}),
  input: { label: { en: '', ru: '' }, parse: () => ({ value: 1 }) },
  presets: [{ name: { en: '', ru: '' }, text: '' }],
  stage: { Picture: () => null },
  run,
  look: ({ list }, { ended }) => ({ list: [...((list as number[] | undefined) ?? [])], ended }),
  watch: ['n'],
  words: { first: ({ n }) => `The first of ${n}.` },
  outcome: (result) => `It is ${String(result)}.`,
})
const recorded = (run: AnySubject['run']) => record({ subject: subject(run), module: {}, input: 1, lines, faults })

describe('record', () => {
  it('records the view before each shown statement, and after the last', () => {
    const list = [1]
    const { frames, outcome } = recorded((_, { tools }) => {
      trace(3, 0, () => ({ n: 7, list }))
      tools.compare({ id: 1, value: 0 }, { id: 2, value: 0 })
      list.push(2)
      trace(9, 0, () => ({ n: 8, list }))
      trace(4, 2, () => ({ n: 9, list }))
      list.push(3)
      return 5
    })
    expect(outcome).toBe('It is 5.')
    expect(frames).toEqual([
      {
        file: 'a.ts',
        line: 3,
        words: 'The first of 7.',
        variables: ['7'],
        view: { list: [1], ended: false },
        operations: 0,
        compared: [1, 2],
      },
      {
        file: 'a.ts',
        line: 4,
        words: 'Runs second(n), with n = 9.',
        variables: ['9'],
        view: { list: [1, 2], ended: false },
        operations: 1,
        compared: [],
      },
      {
        file: '',
        line: 0,
        words: 'It is 5.',
        variables: ['9'],
        view: { list: [1, 2, 3], ended: true },
        operations: 1,
        compared: [],
      },
    ])
  })

  it('stops a run that is too long', () => {
    const endless = () => {
      for (;;) trace(3, 0, () => ({ n: 1, list: [] }))
    }
    expect(() => recorded(endless)).toThrow(
      new RunFault(`That needs more than ${mostSteps.toLocaleString('en')} steps. Give a smaller input.`),
    )
  })

  it('rethrows an error of the algorithm, and stops tracing', () => {
    const refuse = () => {
      throw new RangeError('Too small.')
    }
    expect(() => recorded(refuse)).toThrow(new RunFault('Too small.'))
    expect(() => trace(3, 0, refuse)).not.toThrow()
  })

  it('reports calls that are nested too deeply, and a run with nothing to show', () => {
    const nest = (): number => nest() + 1
    expect(() => recorded(nest)).toThrow(new RunFault('That needs too many nested calls. Give a smaller input.'))
    const blank: AnySubject = { ...subject(() => 5), look: () => undefined }
    expect(() => record({ subject: blank, module: {}, input: 1, lines, faults })).toThrow(
      new RunFault('There is nothing to show.'),
    )
  })

  it('counts a read key as a comparison of the step before it', () => {
    const { frames } = recorded((_, { tools }) => {
      trace(3, 0, () => ({ n: 1, list: [] }))
      return tools.key({ id: 4, value: 8 })
    })
    expect(frames.map(({ operations, compared }) => [operations, compared])).toEqual([
      [0, [4]],
      [1, []],
    ])
  })

  it('announces the next call after the view has seen all changes of the call before', () => {
    const seen: unknown[] = []
    const look: AnySubject['look'] = ({ n }) => {
      seen.push(n)
      return {}
    }
    const watched: AnySubject = { ...subject(() => 5), look }
    watched.run = (_, { tools }) => {
      trace(3, 0, () => ({ n: 1 }))
      trace(9, 0, () => ({ n: 2 }))
      tools.announce('Next.')
    }
    expect(record({ subject: watched, module: {}, input: 1, lines, faults }).frames.map(({ words }) => words)).toEqual([
      'The first of 1.',
      'Next.',
      'It is undefined.',
    ])
    expect(seen).toEqual([1, 2, undefined, 1])
  })

  it('treats variables without a value as absent', () => {
    const { frames } = recorded(() => {
      trace(3, 0, () => ({ n: 1, list: [] }))
      trace(4, 2, () => {
        throw new ReferenceError('n')
      })
    }) as unknown as { frames: { variables: string[] }[] }
    expect(frames[1]?.variables).toEqual(['–'])
  })
})
