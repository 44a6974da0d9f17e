import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cycleOf, importsOf, root, sourceFiles, targetOf } from './source-imports.ts'

const packages = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'src')))
const rooms = [...packages.map((name) => `packages/${name}/src`), 'handbook/algorithms', 'handbook/components']
const files = rooms.flatMap(sourceFiles).filter((file) => !file.startsWith('handbook/algorithms/contracts/'))

/** Every import between two source files, types included. */
const edges = files.flatMap(importsOf).flatMap((entry) => {
  const target = targetOf(entry)
  return target !== null && target !== entry.from ? [[entry.from, target] as const] : []
})

/** The folder of `parent` that contains the file. `undefined` for a file directly in `parent` or outside `parent`. */
const folderIn = (parent: string, file: string): string | undefined =>
  file.startsWith(`${parent}/`) ? /^([^/]+)\//.exec(file.slice(parent.length + 1))?.[1] : undefined

/** The imports between the folders of a folder. */
const foldersOf = (parent: string, imports = edges): Map<string, Set<string>> => {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of imports) {
    const [own, other] = [folderIn(parent, from), folderIn(parent, to)]
    if (own && other && own !== other) graph.set(own, (graph.get(own) ?? new Set()).add(other))
  }
  return graph
}

/** Folders of the packages that contain folders. */
const parents = [
  ...new Set(
    files
      .filter((file) => file.startsWith('packages/'))
      .flatMap((file) => {
        const parts = file.split('/').slice(0, -2)
        return parts.flatMap((_, index) => (index < 2 ? [] : [parts.slice(0, index + 1).join('/')]))
      }),
  ),
].toSorted()

describe('imports', () => {
  it('form no circle among files, types included', () => {
    const graph = new Map<string, Set<string>>(files.map((file) => [file, new Set()]))
    for (const [from, to] of edges) if (graph.has(to)) graph.get(from)?.add(to)
    expect([...graph.values()].reduce((sum, targets) => sum + targets.size, 0)).toBeGreaterThan(1000)
    expect(cycleOf(graph)).toBeNull()
  })

  it('form no circle among the folders of any folder of a package', () => {
    expect(parents).toContain('packages/generator/src')
    expect(parents).toContain('packages/generator/src/content')
    expect(parents).toContain('packages/step-player/src/player')
    expect(files).toContain('packages/generator/src/loader/typescript-hooks.mjs')
    const circles = parents.flatMap((parent) => {
      const circle = cycleOf(foldersOf(parent))
      return circle ? [`${parent}: ${circle.join(' → ')}`] : []
    })
    expect(circles).toEqual([])
  })

  it('would form one if the content of a site imported the compiler', () => {
    const parent = 'packages/generator/src'
    const back = [`${parent}/content/site.ts`, `${parent}/compile/compile-document.ts`] as const
    expect(cycleOf(foldersOf(parent, [...edges, back]))).toEqual(expect.arrayContaining(['content', 'compile']))
  })
})
