import { foreignCrates, moduleFiles, usesOnlyStandardLibrary } from './rust-names.ts'

/** One run of the compiler. */
export interface RustTarget {
  /** Path of the first file. */
  root: string
  /** Name of the crate, as `use` writes it. */
  name: string
  /** Name of the package, for the messages between Cargo and the compiler. */
  pack: string
  kind: 'bin' | 'lib' | 'test'
  /** Paths of the root and of all modules that the root leads to. */
  files: readonly string[]
  /** Libraries of the same page that the crate names. Each comes before the crate in the list of targets. */
  libraries: readonly RustTarget[]
}

interface Package {
  name: string
  roots: { path: string; kind: RustTarget['kind'] }[]
}

type Files = ReadonlyMap<string, { code: string }>

const crateName = (name: string): string => name.replaceAll('-', '_')

/**
 * Folder of the package that a file belongs to, and the path inside that folder: `crates/cli/src/main.rs` is
 * `src/main.rs` of `crates/cli`.
 */
const placeOf = (path: string): { folder: string; inside: string } | undefined => {
  const match = /^(?:(.+?)\/)?((?:src|tests|examples|benches)\/.+\.rs)$/.exec(path)
  return match ? { folder: match[1] ?? '', inside: match[2] ?? '' } : undefined
}

const kindOf = (inside: string): RustTarget['kind'] | undefined => {
  if (inside === 'src/lib.rs') return 'lib'
  if (inside === 'src/main.rs' || /^(?:src\/bin|examples)\/(?:\w|-)+\.rs$/.test(inside)) return 'bin'
  return /^tests\/(?:\w|-)+\.rs$/.test(inside) ? 'test' : undefined
}

const packagesOf = (files: Files): Package[] => {
  const packages = new Map<string, Package>()
  for (const path of files.keys()) {
    const place = placeOf(path)
    const kind = place && kindOf(place.inside)
    if (!place || !kind) continue
    const manifest = files.get(place.folder ? `${place.folder}/Cargo.toml` : 'Cargo.toml')?.code ?? ''
    const named = /^\[package\][^[]*?^name *= *"([^"]+)"/m.exec(manifest)?.[1]
    const own = packages.get(place.folder) ?? { name: named ?? (place.folder.split('/').at(-1) || 'sample'), roots: [] }
    own.roots.push({ path, kind })
    packages.set(place.folder, own)
  }
  return [...packages.values()]
}

/**
 * The root and the files of its modules. `src/lib.rs` has the module `mod x;` in `src/x.rs` or `src/x/mod.rs`. Other
 * files have it in a folder with the name of the file.
 */
const filesOf = (root: string, files: Files): string[] => {
  const found = [root]
  for (const path of found) {
    const isFolder = path === root || path.endsWith('/mod.rs')
    const folder = isFolder ? path.slice(0, path.lastIndexOf('/')) : path.replace(/\.rs$/, '')
    for (const name of moduleFiles(files.get(path)?.code ?? '')) {
      const file = [`${folder}/${name}.rs`, `${folder}/${name}/mod.rs`].find((candidate) => files.has(candidate))
      if (file && !found.includes(file)) found.push(file)
    }
  }
  return found
}

/**
 * The crates of a project, by the rules of Cargo: `src/lib.rs`, `src/main.rs`, `src/bin/*.rs`, `examples/*.rs` and
 * `tests/*.rs` of each package. `beyond` are the files of crates that need crates from outside the project and the
 * standard library.
 */
export const rustTargets = (files: Files): { targets: RustTarget[]; beyond: Set<string> } => {
  const packages = packagesOf(files)
  const targets: RustTarget[] = []
  const beyond = new Set<string>()
  const libraries = new Map(
    packages.flatMap((pack) =>
      pack.roots.filter(({ kind }) => kind === 'lib').map((root) => [crateName(pack.name), { pack, root }] as const),
    ),
  )
  const done = new Map<string, RustTarget | undefined>()

  const add = (pack: Package, { path, kind }: Package['roots'][number]): RustTarget | undefined => {
    if (done.has(path)) return done.get(path)
    done.set(path, undefined) // Crates that name each other in a circle do not compile, and must not lead in circles here.
    const own = filesOf(path, files)
    const codes = own.map((file) => files.get(file)?.code ?? '')
    const named = [...new Set(codes.flatMap((code) => [...foreignCrates(code)]))].flatMap((name) => {
      const library = libraries.get(name)
      const target = library && add(library.pack, library.root)
      return target ? [target] : []
    })
    const known = new Set(named.map(({ name }) => name))
    if (!codes.every((code) => usesOnlyStandardLibrary(code, known))) {
      for (const file of own) beyond.add(file)
      return undefined
    }
    const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.rs$/, '')
    const name = crateName(kind === 'lib' || stem === 'main' ? pack.name : stem)
    const target: RustTarget = { root: path, name, pack: pack.name, kind, files: own, libraries: named }
    done.set(path, target)
    targets.push(target)
    return target
  }
  for (const pack of packages) for (const root of pack.roots) add(pack, root)
  for (const { files: compiled } of targets) for (const file of compiled) beyond.delete(file)
  return { targets, beyond }
}
