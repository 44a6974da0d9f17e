// Finds the unit tests that a change may affect: tests that name a changed file, and tests that name such a file in
// turn.
import { posix } from 'node:path'

const { dirname, join } = posix

const literal = /(['"`])([^'"`\s\\]{3,200}?)\1/g

/**
 * Files that a source names in its text: imports of every form, modules that it replaces, files that it reads, articles
 * by their ids, and patterns such as `./subjects/*.ts`. `known` contains the paths of all files from the root of the
 * repository.
 */
export const namedFiles = (file, source, known) => {
  const found = new Set()
  const folder = dirname(file)
  for (const [, , text] of source.matchAll(literal)) {
    const name = text.replace(/[?#].*$/, '')
    if (name.includes('*')) {
      for (const match of matching(join(folder, name), known)) found.add(match)
      continue
    }
    // In other tests, a name below `content/` is a document that the test writes itself.
    const own = /^@dev-handbook\/([^/]+)\/(.+)$/.exec(name)
    const fromRoot = own
      ? ['ts', 'tsx'].map((ending) => `packages/${own[1]}/src/${own[2]}.${ending}`)
      : file.startsWith('bench/')
        ? [`handbook/content/${name}.mdx`, `handbook/content/${name}.md`]
        : name.startsWith('content/')
          ? []
          : [name, `handbook/${name}`]
    for (const path of [join(folder, name), ...fromRoot]) if (known.has(path)) found.add(path)
  }
  found.delete(file)
  return found
}

const matching = (pattern, known) => {
  const source = pattern
    .split(/(\*\*\/|\*)/)
    .map((part) => ({ '**/': '(?:.*/)?', '*': '[^/]*' })[part] ?? part.replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`))
    .join('')
  const expression = new RegExp(
    `^${source.replaceAll(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)}$`,
  )
  return [...known].filter((file) => expression.test(file))
}

/**
 * Distance of each file from the changed files: 0 for a changed file, 1 for a file that names a changed file. Files
 * that no change affects are left out. `sources` contains texts by path.
 */
export const distances = (changed, sources, known = new Set(sources.keys())) => {
  const namedBy = new Map()
  for (const [file, source] of sources)
    for (const target of namedFiles(file, source, known)) namedBy.set(target, [...(namedBy.get(target) ?? []), file])
  const found = new Map(changed.map((file) => [file, 0]))
  // The loop also visits the entries that it adds: the files that name each found file.
  for (const [file, distance] of found)
    for (const user of namedBy.get(file) ?? []) if (!found.has(user)) found.set(user, distance + 1)
  return found
}

const isTest = (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/e2e/')

/**
 * Chooses the tests to run, those closest to the change first, within `budget`. A changed test runs in any case.
 * `secondsOf` returns the time of a test file. Also returns the tests that are left out.
 */
export const chooseTests = (found, { budget, secondsOf }) => {
  const tests = [...found]
    .filter(([file]) => isTest(file))
    .toSorted(([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b))
  let left = budget
  const run = tests.filter(([file, distance]) => {
    if (distance > 0 && secondsOf(file) > left) return false
    left -= secondsOf(file)
    return true
  })
  return { run: run.map(([file]) => file), left: tests.filter((test) => !run.includes(test)).map(([file]) => file) }
}
