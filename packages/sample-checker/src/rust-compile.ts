import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RustTarget } from './rust-crates.ts'

export interface RustError {
  /** Path inside the project. */
  file: string
  line: number
  column: number
  message: string
}

/** Compiles the targets in their order. `files` are the files of the project, by path. */
export type RustCompiler = (
  targets: readonly RustTarget[],
  files: ReadonlyMap<string, { code: string }>,
) => Promise<RustError[]>

interface RustMessage {
  level: string
  message: string
  code: { code: string } | null
  spans: { file_name: string; is_primary: boolean; line_start: number; column_start: number }[]
}

let version: string | undefined

/** Returns what `rustc --version` prints, or an empty text when no Rust compiler is installed. */
export const rustVersion = (): string =>
  (version ??= spawnSync('rustc', ['--version'], { encoding: 'utf8' }).stdout ?? '')

/** Whether this machine has a Rust compiler that knows edition 2024: 1.85 or later. */
export const hasRustCompiler = (): boolean => Number(/^rustc 1\.(\d+)/.exec(rustVersion())?.[1] ?? 0) >= 85

/**
 * Files of rustup that choose another compiler for their folder. They are left out, so that this machine's compiler is
 * used.
 */
const choosesCompiler = /(?:^|\/)rust-toolchain(?:\.toml)?$/

/** Compiles with the `rustc` of this machine. Checks types and lifetimes only: no machine code is made. */
export const compileRust: RustCompiler = async (targets, files) => {
  const place = await mkdtemp(join(tmpdir(), 'sample-rust-'))
  try {
    for (const [path, { code }] of files) {
      if (choosesCompiler.test(path)) continue
      await mkdir(dirname(join(place, path)), { recursive: true })
      await writeFile(join(place, path), code)
    }
    const failed = new Set<RustTarget>()
    const found: RustError[] = []
    for (const target of targets) {
      // A target that uses a broken library gets no messages of its own.
      const errors = target.libraries.some((library) => failed.has(library))
        ? undefined
        : await compileTarget(target, place)
      if (errors?.length !== 0) failed.add(target)
      found.push(...(errors ?? []))
    }
    return found
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/**
 * Each kind of target has a folder of its own: a library and a program may have the same name, and so the same file of
 * metadata.
 */
const compileTarget = async (target: RustTarget, place: string): Promise<RustError[]> => {
  const { root, name, pack, kind, libraries } = target
  const options = [
    '--edition=2024',
    `--crate-name=${name}`,
    '--emit=metadata',
    '--error-format=json',
    '-Awarnings',
    '--out-dir',
    join(place, `${kind}s`),
    '-L',
    join(place, 'libs'),
  ]
  const externs = libraries.flatMap((library) => [
    '--extern',
    `${library.name}=${join(place, 'libs', `lib${library.name}.rmeta`)}`,
  ])
  const environment = {
    ...process.env,
    CARGO_PKG_NAME: pack,
    CARGO_PKG_VERSION: '0.1.0',
    CARGO_MANIFEST_DIR: place,
    [`CARGO_BIN_EXE_${pack}`]: pack,
  }
  const { stderr, status } = await runCompiler(
    [...options, kind === 'test' ? '--test' : `--crate-type=${kind}`, ...externs, root],
    place,
    environment,
  )
  const errors = stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): RustMessage => JSON.parse(line))
    .filter(({ level, spans }) => level === 'error' && spans.length > 0)
    .map((message) => errorOf(message, target))
  if (status !== 0 && errors.length === 0)
    return [{ file: root, line: 1, column: 1, message: `The compiler failed: ${stderr.slice(0, 500)}` }]
  return errors
}

const runCompiler = (
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ stderr: string; status: number | null }> =>
  new Promise((resolve, reject) => {
    const child = spawn('rustc', args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ stderr, status }))
  })

const errorOf = ({ message, code, spans }: RustMessage, { root, files }: RustTarget): RustError => {
  // A fault inside a macro of the standard library has its line in that library, so only spans in the project's files
  // count.
  const own = spans
    .map((span) => ({ ...span, file_name: span.file_name.replaceAll('\\', '/') }))
    .filter((span) => files.includes(span.file_name))
  const span = own.find(({ is_primary }) => is_primary) ?? own[0]
  return {
    file: span?.file_name ?? root,
    line: span?.line_start ?? 1,
    column: span?.column_start ?? 1,
    message: code ? `${code.code}: ${message}` : message,
  }
}
