import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentLine, type SampleOutcome, type SamplePage } from './outcome.ts'

const own = new Set(['std', 'core', 'alloc', 'self', 'super', 'crate'])

/** Whether code needs no crate beyond the standard library, as far as its `use` and `extern crate` lines tell. */
export const usesOnlyStandardLibrary = (code: string): boolean => {
  const modules = new Set([...code.matchAll(/^\s*(?:pub )?(?:mod|enum|struct) (\w+)/gm)].map(([, name]) => name))
  return [...code.matchAll(/^\s*(?:pub )?(?:use|extern crate) (?:::)?(\w+)/gm)].every(([, name = '']) => own.has(name) || modules.has(name)) && !/#\[\w+::|#\[derive\([^)]*(?:Serialize|Deserialize)/.test(code)
}

/** Whether a Rust compiler is on this machine. */
export const hasRustCompiler = (): boolean => spawnSync('rustc', ['--version'], { stdio: 'ignore' }).status === 0

/** Compiles a page's Rust samples that need the standard library only. */
export const checkRust = (page: SamplePage): SampleOutcome[] =>
  [...page.samples.entries()].flatMap(([index, sample]): SampleOutcome[] => {
    if (sample.lang !== 'rust' || sample.meta.nocheck !== undefined || !usesOnlyStandardLibrary(sample.code)) return []
    const errors = compileRust(sample.code)
    const expected = sample.meta.expectError
    if (expected === undefined) return [{ index, state: 'compiled', faults: errors.map(({ line, column, message }) => ({ line: documentLine(sample, line), column, message })) }]
    const fails = errors.some(({ message }) => message.includes(expected))
    return [{ index, state: 'compiled', faults: fails ? [] : [{ line: sample.line, message: `It should fail to compile with "${expected}"; it gives: ${errors[0]?.message ?? 'no error'}.` }] }]
  })

interface RustMessage {
  level: string
  message: string
  code: { code: string } | null
  spans: { is_primary: boolean; line_start: number; column_start: number }[]
}

const compileRust = (code: string): { line: number; column: number; message: string }[] => {
  const place = mkdtempSync(join(tmpdir(), 'sample-rust-'))
  try {
    const file = join(place, 'sample.rs')
    writeFileSync(file, code)
    const kind = /\bfn main\s*\(/.test(code) ? 'bin' : 'lib'
    const { stderr } = spawnSync('rustc', ['--edition=2024', `--crate-type=${kind}`, '--emit=metadata', '--error-format=json', '-Awarnings', '--out-dir', place, file], { encoding: 'utf8' })
    return stderr
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): RustMessage => JSON.parse(line))
      .filter(({ level, spans }) => level === 'error' && spans.length > 0)
      .map(({ message, code: name, spans }) => {
        const span = spans.find(({ is_primary }) => is_primary) ?? spans[0]
        return { line: span?.line_start ?? 1, column: span?.column_start ?? 1, message: name ? `${name.code}: ${message}` : message }
      })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
