import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Problem } from '../content/problems.ts'
import { counted } from './counted.ts'

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan'
const codes: Record<Style, string> = { bold: '1', dim: '2', red: '31', yellow: '33', green: '32', cyan: '36' }

/**
 * Returns a function that styles text of a terminal report. Without a terminal or with NO_COLOR, the function returns
 * the text unchanged.
 */
export const styleFor = (stream: { isTTY?: boolean }) => {
  const colourful = Boolean(stream.isTTY) && !process.env['NO_COLOR']
  return (style: Style, text: string): string => (colourful ? `\u001b[${codes[style]}m${text}\u001b[0m` : text)
}

/**
 * Report of problems, grouped by rule, each with `file:line:column`. Errors come last, so that they stand just above
 * the prompt. Messages are indented, and terminal control characters in them are removed.
 */
export const problemReport = (
  problems: readonly Problem[],
  styled: ReturnType<typeof styleFor> = (_, text) => text,
): string => {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = `${problem.severity} ${problem.rule}`
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  const ordered = [...groups.values()].toSorted((a, b) => rank(a) - rank(b))
  const blocks = ordered.map((group) => {
    const [first] = group as [Problem, ...Problem[]]
    const colour = first.severity === 'error' ? 'red' : 'yellow'
    const heading = styled(colour, styled('bold', `${first.rule} (${counted(group.length, first.severity)})`))
    return [heading, ...alike(group).map((problems) => entry(problems, styled))].join('\n')
  })
  return [...blocks, summary(problems, styled)].join('\n\n')
}

const rank = ([first]: Problem[]): number => (first?.severity === 'error' ? 1 : 0)

/** Groups problems of one file that have the same message, so that their text is printed once. */
const alike = (problems: readonly Problem[]): [Problem, ...Problem[]][] => {
  const found = new Map<string | Problem, [Problem, ...Problem[]]>()
  for (const problem of problems) {
    const key = problem.cause === undefined ? `${problem.file}\n${problem.message}` : problem
    const before = found.get(key)
    if (before) before.push(problem)
    else found.set(key, [problem])
  }
  return [...found.values()]
}

const entry = (problems: readonly [Problem, ...Problem[]], styled: ReturnType<typeof styleFor>): string => {
  const [{ message, cause }] = problems
  const places = problems.map(
    ({ file, line, column }) =>
      `  ${styled('cyan', [file ?? 'site', line, column].filter((part) => part !== undefined).join(':'))}`,
  )
  const text = [message, ...causes(cause).filter((line) => !message.includes(line.slice('Cause: '.length)))].join('\n')
  return `${places.join('\n')}\n${stripVTControlCharacters(text).replaceAll(/^/gm, '    ')}`
}

const causes = (cause: unknown): string[] => {
  if (!(cause instanceof Error)) return []
  return [`Cause: ${cause.message}`, ...causes(cause.cause)]
}

const summary = (problems: readonly Problem[], styled: ReturnType<typeof styleFor>): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const parts = [
    errors > 0 && styled('red', counted(errors, 'error')),
    warnings > 0 && styled('yellow', counted(warnings, 'warning')),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Returns the path as a user would type it in the terminal. */
export const shownPath = (path: string): string => relative(process.cwd(), path) || '.'
