const ofTheLanguage = new Set([
  'std',
  'core',
  'alloc',
  'self',
  'super',
  'crate',
  'clippy',
  'rustc',
  'rustdoc',
  'rustfmt',
  'diagnostic',
])
const primitives = new Set([
  'bool',
  'char',
  'str',
  'f32',
  'f64',
  'i8',
  'i16',
  'i32',
  'i64',
  'i128',
  'isize',
  'u8',
  'u16',
  'u32',
  'u64',
  'u128',
  'usize',
])

/**
 * Modules of the standard library. A sample that names one without `use` has forgotten the `use`. That is a fault to
 * report, not a foreign crate.
 */
const standardModules = new Set(
  (
    'any array ascii borrow boxed cell cmp collections convert default env error ffi fmt fs future hash hint io iter marker mem net num ops ' +
    'option os panic path pin process ptr rc result slice string sync task thread time vec'
  ).split(' '),
)

const visibility = String.raw`(?:pub(?:\([^)]*\))? +)?`
const useStatement = new RegExp(String.raw`^\s*${visibility}(?:use|extern crate) ([^;]+);`, 'gm')
const moduleFile = new RegExp(String.raw`^ *${visibility}mod (\w+);`, 'gm')
const declaration = new RegExp(String.raw`^\s*${visibility}(?:mod|enum|struct) (\w+)`, 'gm')

/** Code without comments and without the contents of literals, because any text in them may look like a path. */
const withoutText = (code: string): string =>
  code.replaceAll(
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\bb?r(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^']+|[^'\\])'/g,
    (text) => (text.startsWith('/') ? '' : '""'),
  )

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Names of modules that code expects in files of their own: `mod x;`. */
export const moduleFiles = (code: string): string[] => firstGroups(withoutText(code), moduleFile)

/**
 * Crates, other than the standard library, that code names by `use`, by `extern crate` or by a full path such as
 * `tokio::spawn`.
 */
export const foreignCrates = (code: string): Set<string> => {
  const text = withoutText(code)
  const uses = firstGroups(text, useStatement)
  const declared = new Set(firstGroups(text, declaration))
  const imported = new Set(uses.flatMap((tree) => tree.match(/\w+/g) ?? []))
  const roots = uses.flatMap((tree) => /^(?:::)?(\w+)/.exec(tree)?.[1] ?? []).filter((name) => !declared.has(name))
  // These are not crates: types begin with a capital letter, a method's `::<T>` follows a dot, and `name::<T>` is a
  // function.
  const heads = firstGroups(text, /(?<![\w:$.>])(?:::)?([a-z_]\w*)::(?!<)/g).filter(
    (name) => !imported.has(name) && !declared.has(name) && !primitives.has(name) && !standardModules.has(name),
  )
  return new Set([...roots, ...heads].filter((name) => !ofTheLanguage.has(name)))
}

/** Whether code needs no crate other than the standard library and the crates in `known`. */
export const usesOnlyStandardLibrary = (code: string, known: ReadonlySet<string> = new Set()): boolean =>
  [...foreignCrates(code)].every((name) => known.has(name)) && !/#\[derive\([^)]*(?:Serialize|Deserialize)/.test(code)
