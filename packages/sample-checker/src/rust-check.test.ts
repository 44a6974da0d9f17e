import { describe, expect, it } from 'vitest'
import type { Sample, SampleMeta } from '@dev-handbook/generator/model/compiled-document'
import { checkRust } from './rust-check.ts'
import { hasRustCompiler, type RustCompiler } from './rust-compile.ts'

const rust = (code: string, meta: SampleMeta = {}, line = 1): Sample => ({ lang: 'rust', meta, code, line })
const titled = (title: string, code: string, line = 1): Sample => ({
  lang: title.endsWith('.rs') ? 'rust' : 'toml',
  meta: { title },
  code,
  line,
})

/** Records the compiled code, and finds an error in every line that contains `wrong`. */
const recorder = () => {
  const runs: string[][] = []
  const compile: RustCompiler = async (targets, files) => {
    runs.push(targets.map(({ root }) => root))
    return targets.flatMap((target) =>
      target.files.flatMap((file) =>
        (files.get(file)?.code ?? '')
          .split('\n')
          .flatMap((text, at) =>
            text.includes('wrong') ? [{ file, line: at + 1, column: 3, message: `E0001: ${text}` }] : [],
          ),
      ),
    )
  }
  return { runs, compile }
}

describe('Rust samples', () => {
  it('without a title compile alone when they need only the standard library', async () => {
    const { runs, compile } = recorder()
    const samples = [
      rust('fn main() {}'),
      rust('fn f() { tokio::spawn(g()); }'),
      rust('fn g() {\n  wrong\n}', {}, 20),
      rust('x', { nocheck: 'a fragment' }),
    ]
    expect(await checkRust({ file: 'a.mdx', samples }, compile)).toEqual([
      { index: 0, state: 'compiled', faults: [] },
      { index: 2, state: 'compiled', faults: [{ line: 22, column: 3, message: 'E0001:   wrong' }] },
    ])
    expect(runs).toEqual([['sample.rs'], ['sample.rs']])
  })

  it('with titles compile as crates, and each fault is reported at its file', async () => {
    const { runs, compile } = recorder()
    const samples = [
      titled('src/main.rs', 'fn main() { sample::a::f() }'),
      titled('src/lib.rs', 'pub mod a;'),
      titled('src/a.rs', 'use crate::a;\nwrong', 30),
    ]
    expect(
      (await checkRust({ file: 'a.mdx', samples }, compile)).map(({ index, faults }) => [
        index,
        faults.map(({ line }) => line),
      ]),
    ).toEqual([
      [0, []],
      [1, []],
      [2, [32]],
    ])
    expect(runs).toEqual([['src/lib.rs', 'src/main.rs']])
  })

  it('replace the file of the same title, and a module is checked once a crate root names it', async () => {
    const { runs, compile } = recorder()
    const samples = [
      titled('src/lib.rs', 'mod a;'),
      titled('src/a.rs', ''),
      titled('src/b.rs', 'use crate::a;\nwrong'),
      titled('src/lib.rs', 'mod a;\nmod b;'),
    ]
    expect((await checkRust({ file: 'a.mdx', samples }, compile)).map(({ faults }) => faults.length)).toEqual([
      0, 0, 1, 0,
    ])
    expect(runs).toEqual([['src/lib.rs'], ['src/lib.rs']])
  })

  it('of crates that need foreign crates are not compiled, except for files that stand alone', async () => {
    const { runs, compile } = recorder()
    const samples = [
      titled('src/lib.rs', 'mod net;\nmod plain;'),
      titled('src/net.rs', 'use tokio::net;\nuse crate::plain;'),
      titled('src/plain.rs', 'pub fn one() {}'),
    ]
    expect(await checkRust({ file: 'a.mdx', samples }, compile)).toEqual([{ index: 2, state: 'compiled', faults: [] }])
    expect(runs).toEqual([['sample.rs']])
  })

  it('can expect an error', async () => {
    const { compile } = recorder()
    const samples = [rust('wrong move', { expectError: 'wrong' }), rust('fine', { expectError: 'wrong' }, 5)]
    expect((await checkRust({ file: 'a.mdx', samples }, compile)).map(({ faults }) => faults)).toEqual([
      [],
      [{ line: 5, message: 'It should fail to compile with "wrong"; it gives: no error.' }],
    ])
  })

  it('are compiled by the compiler of this machine, or are left unchecked without one', async () => {
    const samples = [
      titled('Cargo.toml', '[package]\nname = "hits"\n'),
      titled('src/main.rs', 'fn main() {\n    println!("{}", hits::count(&hits::Log::default()));\n}\n', 10),
      titled(
        'src/lib.rs',
        'mod log;\npub use log::Log;\npub fn count(log: &Log) -> usize {\n    log.lines.len()\n}\n',
        20,
      ),
      titled('src/log.rs', '#[derive(Default)]\npub struct Log {\n    pub(crate) lines: Vec<String>,\n}\n', 30),
      titled(
        'tests/cli.rs',
        'use hits::Log;\n#[test]\nfn starts() {\n    let log = Log::default();\n    assert_eq!(hits::count(log), env!("CARGO_BIN_EXE_hits").len());\n}\n',
        40,
      ),
    ]
    const found = await checkRust({ file: 'a.mdx', samples })
    const sound = [1, 2, 3].map((index) => ({ index, state: 'compiled', faults: [] }))
    expect(found).toEqual(
      hasRustCompiler()
        ? [
            ...sound,
            { index: 4, state: 'compiled', faults: [{ line: 45, column: 28, message: 'E0308: mismatched types' }] },
          ]
        : [],
    )
  })

  it.runIf(hasRustCompiler())(
    'are compiled by the compiler of this machine, although a file on the page chooses another',
    async () => {
      const samples = [
        titled('src/lib.rs', 'pub fn one() -> u8 {\n    1\n}'),
        titled('rust-toolchain.toml', '[toolchain]\nchannel = "1.2.3"\n'),
      ]
      expect(await checkRust({ file: 'a.mdx', samples })).toEqual([{ index: 0, state: 'compiled', faults: [] }])
    },
  )
})
