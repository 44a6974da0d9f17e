import { relative } from 'node:path'
import type { CompileContext } from '../compile-context.ts'
import { collectProblems, type ProblemCollector } from '../problems.ts'
import { factsOf, type SourceDocument } from '../source-document.ts'

/** A question about the rest of the site that the compiler of a document asked. */
export interface ContextQuestion {
  about:
    | 'document'
    | 'documents'
    | 'path'
    | 'paths'
    | 'under'
    | 'summary'
    | 'planned'
    | 'component'
    | 'components'
    | 'features'
    | 'site'
    | 'static'
    | 'statics'
  key: string
}

/** A context that records the questions of the compiler, and collects its own problems. */
export interface TrackedContext {
  context: CompileContext
  problems: ProblemCollector
  /** Each question with its answer at that time, as text. */
  answers: Map<string, { question: ContextQuestion; answer: string }>
}

/** Returns the answer to a question as text, to compare with an earlier one. */
export const answer = (context: CompileContext, { about, key }: ContextQuestion): string => {
  switch (about) {
    case 'document':
      return describe(context.documentsByFile.get(key))
    case 'documents':
      return JSON.stringify([...context.documentsByFile].map(([file, document]) => [file, describe(document)]))
    case 'path':
      return String(context.paths.has(key))
    case 'paths':
      return JSON.stringify([...context.paths])
    case 'under':
      return JSON.stringify(context.documentsUnder(key))
    case 'summary':
      return JSON.stringify(context.documentById(key)) ?? ''
    case 'planned':
      return String(context.isPlanned(key))
    case 'component':
      return componentText(context, key)
    case 'components':
      return JSON.stringify([...context.components.keys()])
    case 'features':
      return context.features.release
    case 'site':
      return JSON.stringify(context.site)
    case 'static':
      return String(context.staticFiles.has(key))
    default:
      return JSON.stringify([...context.staticFiles])
  }
}

/** A component without the folder of the site: the same site in another folder gives the same answer. */
const componentText = ({ root, components }: CompileContext, name: string): string => {
  const component = components.get(name)
  return component ? JSON.stringify({ ...component, module: relative(root, component.module) }) : ''
}

/** The facts about another document that a document may use: everything except its text. */
const describe = (document: SourceDocument | undefined): string => (document ? JSON.stringify(factsOf(document)) : '')

/** Wraps a context for one document. */
export const trackContext = (context: CompileContext): TrackedContext => {
  const answers: TrackedContext['answers'] = new Map()
  const ask = (about: ContextQuestion['about'], key = ''): void => {
    const question = { about, key }
    const id = `${about} ${key}`
    if (!answers.has(id)) answers.set(id, { question, answer: answer(context, question) })
  }
  const problems = collectProblems()
  const tracked: CompileContext = {
    ...context,
    problems,
    documentsByFile: new AskedMap(
      context.documentsByFile,
      (key) => ask('document', key),
      () => ask('documents'),
    ),
    components: new AskedMap(
      context.components,
      (key) => ask('component', key),
      () => ask('components'),
    ),
    paths: askedSet(
      context.paths,
      (key) => ask('path', key),
      () => ask('paths'),
    ),
    staticFiles: askedSet(
      context.staticFiles,
      (key) => ask('static', key),
      () => ask('statics'),
    ),
    get site() {
      ask('site')
      return context.site
    },
    // The release represents all data. Reading the release does not read the data.
    features: {
      get release() {
        ask('features')
        return context.features.release
      },
      find: (id) => {
        ask('features')
        return context.features.find(id)
      },
    },
    documentsUnder: (folder) => {
      ask('under', folder)
      return context.documentsUnder(folder)
    },
    documentById: (id) => {
      ask('summary', id)
      return context.documentById(id)
    },
    isPlanned: (id) => {
      ask('planned', id)
      return context.isPlanned(id)
    },
  }
  return { context: tracked, problems, answers }
}

/** A read-only map that reports every read of one key and of the whole. */
class AskedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #map: ReadonlyMap<string, Value>
  readonly #onKey: (key: string) => void
  readonly #onAll: () => void

  constructor(map: ReadonlyMap<string, Value>, onKey: (key: string) => void, onAll: () => void) {
    this.#map = map
    this.#onKey = onKey
    this.#onAll = onAll
  }

  get(key: string) {
    this.#onKey(key)
    return this.#map.get(key)
  }

  has(key: string) {
    this.#onKey(key)
    return this.#map.has(key)
  }

  get size() {
    this.#onAll()
    return this.#map.size
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void) {
    this.#onAll()
    for (const [key, value] of this.#map) visit(value, key, this)
  }

  entries() {
    this.#onAll()
    return this.#map.entries()
  }

  keys() {
    this.#onAll()
    return this.#map.keys()
  }

  values() {
    this.#onAll()
    return this.#map.values()
  }

  [Symbol.iterator]() {
    return this.entries()
  }
}

/** A read-only set that reports every read of one value and of the whole. */
const askedSet = (set: ReadonlySet<string>, onKey: (key: string) => void, onAll: () => void): ReadonlySet<string> =>
  new Proxy(set, {
    get: (target, property) => {
      if (property === 'has') {
        return (key: string) => {
          onKey(key)
          return target.has(key)
        }
      }
      onAll()
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
