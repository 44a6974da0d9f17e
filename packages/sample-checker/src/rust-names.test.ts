import { describe, expect, it } from 'vitest'
import { foreignCrates, moduleFiles, usesOnlyStandardLibrary } from './rust-names.ts'

describe('foreign crates', () => {
  it('are found by use, by extern crate and by full path', () => {
    expect([
      ...foreignCrates('use tokio::net::TcpStream;\npub(crate) use ::serde::Serialize;\nextern crate alloc;\n'),
    ]).toEqual(['tokio', 'serde'])
    expect([...foreignCrates('fn main() { tokio::spawn(work()); ::rayon::join(a, b); }')]).toEqual(['tokio', 'rayon'])
    expect([...foreignCrates('#[tokio::main]\nasync fn main() {}')]).toEqual(['tokio'])
  })

  it('are not names of the language, of the file itself or of an import', () => {
    const code = `
use std::{io, thread::{self, Thread}};
use std::collections::hash_map as maps;
mod inner { pub enum Kind { A } }
use inner::Kind;
#[allow(clippy::all)]
fn main() {
    thread::spawn(|| io::stdout());
    let map: maps::HashMap<u8, u8> = maps::HashMap::new();
    let all = "1".chars().collect::<Vec<_>>();
    let size = size_of::<u64>() + u64::MAX;
    inner::Kind::A;
    self::main();
}
`
    expect([...foreignCrates(code)]).toEqual([])
  })

  it('are not modules that the file declares and names by their paths', () => {
    expect([...foreignCrates('mod inner { pub fn run() {} }\nfn main() { inner::run(); outer::run(); }')]).toEqual([
      'outer',
    ])
  })

  it('are not names in comments and literals', () => {
    expect([
      ...foreignCrates(
        '/// `tokio::spawn`\nfn f<\'a>(x: &\'a str) { let y = ("tokio::spawn", r#"use serde::x;"#, \'"\'); /* rand::random() */ }',
      ),
    ]).toEqual([])
  })

  it('are not modules of the standard library, whose missing `use` is an error to report', () => {
    expect(usesOnlyStandardLibrary('fn main() { thread::spawn(|| ()); }')).toBe(true)
  })

  it('are left out when they are known, and derives of serde need a crate', () => {
    expect(usesOnlyStandardLibrary('use hits::Summary;')).toBe(false)
    expect(usesOnlyStandardLibrary('use hits::Summary;', new Set(['hits']))).toBe(true)
    expect(usesOnlyStandardLibrary('#[derive(Debug, Serialize)]\nstruct A;')).toBe(false)
  })
})

it('modules without a body are those with files of their own', () => {
  expect(moduleFiles('mod a;\npub mod b;\npub(crate) mod c;\nmod tests { use super::*; }\n// mod d;\n')).toEqual([
    'a',
    'b',
    'c',
  ])
})
