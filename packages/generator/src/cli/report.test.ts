import { describe, expect, it, vi } from 'vitest'
import { problemReport, styleFor } from './report.ts'

describe('problem report', () => {
  it('groups by rule, puts errors last, names places, and prints causes', () => {
    const report = problemReport([
      {
        severity: 'error',
        rule: 'broken-link',
        file: 'content/a.mdx',
        line: 3,
        column: 5,
        message: 'Nothing is at "/docs/b".\nDid you mean /docs/c?',
      },
      { severity: 'warning', rule: 'anchor', file: 'content/a.mdx', line: 9, message: 'No heading "x".' },
      {
        severity: 'error',
        rule: 'broken-link',
        message: 'Whole site',
        cause: new Error('disk', { cause: new Error('full') }),
      },
    ])
    expect(report).toMatchInlineSnapshot(`
      "anchor (1 warning)
        content/a.mdx:9
          No heading "x".

      broken-link (2 errors)
        content/a.mdx:3:5
          Nothing is at "/docs/b".
          Did you mean /docs/c?
        site
          Whole site
          Cause: disk
          Cause: full

      2 errors, 1 warning"
    `)
  })

  it('prints a problem that a file has in several places once', () => {
    const problem = { severity: 'warning', rule: 'code', message: 'Unknown word "tab".' } as const
    const places = [
      ['a.md', 3],
      ['a.md', 9],
      ['b.md', 3],
    ] as const
    expect(
      problemReport([
        ...places.map(([file, line]) => ({ ...problem, file, line })),
        { ...problem, file: 'a.md', line: 12, message: 'Another.' },
      ]),
    ).toMatchInlineSnapshot(`
      "code (4 warnings)
        a.md:3
        a.md:9
          Unknown word "tab".
        b.md:3
          Unknown word "tab".
        a.md:12
          Another.

      4 warnings"
    `)
  })

  it('has colours only on a terminal, unless NO_COLOR is set', () => {
    vi.stubEnv('NO_COLOR', '')
    expect([styleFor({ isTTY: true })('red', 'x'), styleFor({})('red', 'x')]).toEqual(['\u001b[31mx\u001b[0m', 'x'])
    vi.stubEnv('NO_COLOR', '1')
    expect(styleFor({ isTTY: true })('red', 'x')).toBe('x')
    vi.unstubAllEnvs()
  })

  it('does not print a cause that the message already contains', () => {
    expect(
      problemReport([
        {
          severity: 'error',
          rule: 'x',
          message: 'It fails: disk.',
          cause: new Error('disk', { cause: new Error('full') }),
        },
      ]),
    ).toContain('    It fails: disk.\n    Cause: full\n')
  })

  it('removes terminal control sequences from quoted input', () => {
    expect(problemReport([{ severity: 'error', rule: 'x', message: '\u001b[2Jgone' }])).toContain('    gone')
  })
})
