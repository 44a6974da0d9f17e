import { compareText } from './compare-text.ts'

/** One fault in the input: its place, what is wrong with the offending value, and what to do about it. */
export interface Problem {
  severity: 'error' | 'warning'
  /** Short name of the kind of problem. The report groups problems by it: `front-matter`, `broken-link`. */
  rule: string
  /** Path from the root of the project, with `/`. Absent when the problem is in no file. */
  file?: string
  /** 1-based. */
  line?: number
  /** 1-based, in UTF-16 units. */
  column?: number
  /** The fact with the offending value, then the remedy with the valid choices. Plain text, may have several lines. */
  message: string
  cause?: unknown
  /** The same problem has the same cause at other places. The report shows the first place, and counts the others. */
  once?: true
}

export type Severity = 'throw' | 'warn' | 'ignore'

/** Collects the problems of a run, so that they are all reported together. */
export interface ProblemCollector {
  readonly all: readonly Problem[]
  error: (problem: Omit<Problem, 'severity'>) => void
  warning: (problem: Omit<Problem, 'severity'>) => void
  /** Reports with the configured severity: an error, a warning or nothing. */
  report: (severity: Severity, problem: Omit<Problem, 'severity'>) => void
  readonly hasErrors: boolean
}

/** Returns an empty collector. The same problem at the same place is kept once. */
export const collectProblems = (): ProblemCollector => {
  const problems = new Map<string, Problem>()
  const add = (problem: Problem) => {
    const key = JSON.stringify([problem.rule, problem.file, problem.line, problem.column, problem.message])
    if (!problems.has(key)) problems.set(key, problem)
  }
  return {
    get all() {
      return [...problems.values()].toSorted(byPlace)
    },
    error: (problem) => add({ severity: 'error', ...problem }),
    warning: (problem) => add({ severity: 'warning', ...problem }),
    report: (severity, problem) => {
      if (severity !== 'ignore') add({ severity: severity === 'throw' ? 'error' : 'warning', ...problem })
    },
    get hasErrors() {
      return [...problems.values()].some((problem) => problem.severity === 'error')
    },
  }
}

/** Problems for the report. A problem with `once` is merged with its repetitions, and names their places. */
export const mergeRepeated = (problems: readonly Problem[]): readonly Problem[] => {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = problem.once ? `${problem.severity} ${problem.rule} ${problem.message}` : undefined
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  const others = new Set([...groups.values()].flatMap(([, ...rest]) => rest))
  return problems.flatMap((problem) => {
    if (others.has(problem)) return []
    const [, ...rest] = groups.get(`${problem.severity} ${problem.rule} ${problem.message}`) ?? []
    if (!problem.once || rest.length === 0) return [problem]
    const places = rest.slice(0, namedPlaces).map(({ file, line }) => `${file ?? 'site'}:${line ?? 1}`)
    const uncounted = rest.length - places.length
    const list = `${places.join(', ')}${uncounted > 0 ? ` and ${uncounted} more` : ''}`
    return [{ ...problem, message: `${problem.message} Also at ${list}.` }]
  })
}

/** Number of other places that a report names. */
const namedPlaces = 3

const byPlace = (a: Problem, b: Problem): number =>
  compareText(a.file ?? '', b.file ?? '') ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0) ||
  compareText(a.rule, b.rule)
