import { describe, expect, it } from 'vitest'
import { rustTargets } from './rust-crates.ts'

const plan = (files: Record<string, string>) => {
  const { targets, beyond } = rustTargets(new Map(Object.entries(files).map(([path, code]) => [path, { code }])))
  return {
    targets: targets.map(({ name, kind, files: own, libraries }) => ({
      name,
      kind,
      files: own,
      libraries: libraries.map((library) => library.name),
    })),
    beyond: [...beyond],
  }
}

describe('crates of a page', () => {
  it('are a library with its modules, and the programs and tests that name it', () => {
    const { targets, beyond } = plan({
      'Cargo.toml': '[package]\nname = "log-hits"\n',
      'src/main.rs': 'use log_hits::run;\nfn main() { run() }\n',
      'src/lib.rs': 'mod deep;\nmod wide;\npub use deep::run;\n',
      'src/deep.rs': 'mod er;\npub use er::run;\n',
      'src/deep/er.rs': 'pub fn run() {}\n',
      'src/wide/mod.rs': 'mod er;\nmod elsewhere;\n',
      'src/wide/er.rs': '',
      'tests/cli.rs': 'use log_hits::run;\n',
      'examples/make-log.rs': 'fn main() {}\n',
    })
    const library = {
      name: 'log_hits',
      kind: 'lib',
      files: ['src/lib.rs', 'src/deep.rs', 'src/wide/mod.rs', 'src/deep/er.rs', 'src/wide/er.rs'],
      libraries: [],
    }
    expect(targets).toEqual([
      library,
      { name: 'log_hits', kind: 'bin', files: ['src/main.rs'], libraries: ['log_hits'] },
      { name: 'cli', kind: 'test', files: ['tests/cli.rs'], libraries: ['log_hits'] },
      { name: 'make_log', kind: 'bin', files: ['examples/make-log.rs'], libraries: [] },
    ])
    expect(beyond).toEqual([])
  })

  it('come after the libraries that they name, each in its folder', () => {
    const { targets } = plan({
      'crates/cli/src/main.rs': 'use world::World;\nfn main() {}\n',
      'Cargo.toml': '[package]\nname = "all"\n',
      'crates/random/Cargo.toml': '[package]\nname = "rand-om"\n',
      'crates/world/src/lib.rs': 'mod vision;\nuse rand_om::Random;\npub struct World(Random);\n',
      'crates/world/src/vision.rs': '',
      'crates/random/src/lib.rs': 'pub struct Random;\n',
    })
    expect(targets.map(({ name, libraries }) => [name, ...libraries])).toEqual([
      ['rand_om'],
      ['world', 'rand_om'],
      ['cli', 'world'],
    ])
    expect(targets[1]?.files).toEqual(['crates/world/src/lib.rs', 'crates/world/src/vision.rs'])
  })

  it('are left out with all their files if one file needs a foreign crate, together with crates that use them', () => {
    const { targets, beyond } = plan({
      'src/lib.rs': 'pub mod net;\npub mod plain;\n',
      'src/net.rs': 'pub async fn wait() { tokio::task::yield_now().await }\n',
      'src/plain.rs': 'pub fn one() -> u8 { 1 }\n',
      'src/main.rs': 'fn main() { sample::plain::one(); }\n',
      'src/bin/alone.rs': 'fn main() {}\n',
    })
    expect(targets.map(({ files }) => files)).toEqual([['src/bin/alone.rs']])
    expect(beyond).toEqual(['src/lib.rs', 'src/net.rs', 'src/plain.rs', 'src/main.rs'])
  })

  it('share a file, which is left out only if all crates with that file are', () => {
    const { targets, beyond } = plan({
      'src/lib.rs': 'pub mod plain;\nuse tokio::task;\n',
      'src/main.rs': 'mod plain;\nfn main() {}\n',
      'src/plain.rs': '',
    })
    expect(targets.map(({ files }) => files)).toEqual([['src/main.rs', 'src/plain.rs']])
    expect(beyond).toEqual(['src/lib.rs'])
  })

  it('and modules that name each other in a circle do not loop, nor does a library that names itself', () => {
    expect(plan({ 'a/src/lib.rs': 'use b::B;\n', 'b/src/lib.rs': 'use a::A;\n' }).targets).toEqual([])
    expect(plan({ 'src/lib.rs': 'mod lib;\n' }).targets).toMatchObject([{ files: ['src/lib.rs'] }])
    expect(plan({ 'src/lib.rs': 'use sample::One;\n' }).targets).toEqual([])
  })
})
