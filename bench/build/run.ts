/**
 * Builds the handbook and prints the cost of each build: without a cache, unchanged, after an edited document, after an
 * edited algorithm. `npm run bench:build`. `-- --program DIR`, which may be repeated, measures the programs of other
 * clones in the same run, each with its own handbook. To compare two states, give a clone of an earlier commit with its
 * packages and examples installed. Writes `bench/results/build.json`. Linux only: memory is read from /proc.
 */
import { appendFile, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { type BuildFigures, measureBuild } from '../peers/measured-build.ts'

const { values } = parseArgs({ options: { program: { type: 'string', multiple: true, default: [] } } })
const project = resolve(import.meta.dirname, '../..')

/** Folders of the handbook that are generated, or that belong to the clone. */
const left = /^(?:\.cache|\.samples|dist|node_modules)$/

/** Copies the handbook of a clone, so that the bench edits no file of it. Returns the folder of the copy. */
const copyHandbook = async (program: string): Promise<string> => {
  const from = join(program, 'handbook')
  const folder = join(program, '.cache/bench/handbook')
  await rm(folder, { recursive: true, force: true })
  await cp(from, folder, {
    recursive: true,
    filter: (file) =>
      !file
        .slice(from.length)
        .split(sep)
        .some((name) => left.test(name)),
  })
  await symlink(join(from, 'examples/node_modules'), join(folder, 'examples/node_modules'), 'dir')
  return folder
}

const edits = {
  'edited document': ['content/guide/docker.mdx', '\nA sentence that no build has seen.\n'],
  'edited algorithm': ['algorithms/sort/merge-sort.ts', '\n// A comment that no build has seen.\n'],
} as const

const rows: (BuildFigures & { program: string; build: string })[] = []
await mkdir(join(project, 'bench/results'), { recursive: true })
for (const given of ['.', ...values.program]) {
  const program = resolve(project, given)
  const folder = await copyHandbook(program)
  const generator = {
    name: `The handbook of ${program}`,
    build: () => ({
      command: process.execPath,
      args: [join(program, 'bootstrap/run.mjs'), 'build', '--root', folder],
      env: { NODE_ENV: 'production' },
    }),
  }
  const measure = async (build: string) => {
    const figures = await measureBuild(generator, folder)
    rows.push({ program: given, build, ...figures })
    await writeFile(join(project, 'bench/results/build.json'), `${JSON.stringify(rows, null, 2)}\n`)
    console.log(`${given}, ${build}: ${figures.cpu.toFixed(1)} s of CPU, ${figures.memory.toFixed(0)} MB`)
  }
  await measure('cold')
  await measure('unchanged')
  for (const [build, [file, text]] of Object.entries(edits)) {
    await appendFile(join(folder, file), text)
    await measure(build)
  }
  await rm(folder, { recursive: true, force: true })
}
console.table(
  rows.map(({ program, build, cpu, wall, memory }) => ({
    program,
    build,
    'CPU s': cpu.toFixed(1),
    'waiting s': wall.toFixed(1),
    MB: memory.toFixed(0),
  })),
)
