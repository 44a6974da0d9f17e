/**
 * Builds synthetic sites of growing size, and prints the cost of a build and the bytes of one page for a reader: `npm
 * run build`, then `npm run bench:growth -- [200 2000 10000]`. Prints a table. Writes `bench/results/growth.json` and
 * `growth.svg`. Linux only: memory is read from /proc.
 */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { handbook } from '../peers/generators/handbook.ts'
import { measureBuild, measureOutput, setAside } from '../peers/measured-build.ts'
import { readCorpus } from '../peers/corpus.ts'
import { growthChart } from './chart.ts'
import { readerBytes } from './reader-bytes.ts'
import { syntheticCorpus } from './synthetic.ts'

const project = resolve(import.meta.dirname, '../..')
const counts = (process.argv.length > 2 ? process.argv.slice(2) : ['200', '2000', '10000']).map(Number)
if (!counts.every((count) => Number.isInteger(count) && count >= 60))
  throw new Error(`"${process.argv.slice(2).join(' ')}" are not numbers of documents: give integers of at least 60.`)

const source = (await readCorpus(join(project, 'dist'))).slice(0, 60)
const rows = []
for (const count of counts) {
  console.log(`Building ${count} documents…`)
  const folder = join(project, '.cache/bench/growth')
  const corpus = syntheticCorpus(count, source)
  const deleteLast = await setAside(folder)
  await handbook.prepare(folder, corpus)
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const cold = await measureBuild(handbook, folder)
  const warm = await measureBuild(handbook, folder)
  await deleteLast()
  console.log(
    `Cold ${cold.cpu.toFixed(1)} s of CPU and ${cold.memory.toFixed(0)} MB, warm ${warm.cpu.toFixed(1)} s and ${warm.memory.toFixed(0)} MB`,
  )
  const output = await measureOutput(handbook, folder)
  const row = {
    documents: count,
    cold,
    warm,
    output,
    reader: await readerBytes(join(folder, 'dist'), corpus[30]?.id ?? ''),
  }
  rows.push(row)
  const { page, data, script, sidebar, searchStart, medianShard, largestShard } = row.reader
  console.table([
    {
      documents: count,
      'cold CPU s': cold.cpu.toFixed(1),
      'cold MB': cold.memory.toFixed(0),
      'warm CPU s': warm.cpu.toFixed(1),
      page,
      data,
      script,
      sidebar,
      searchStart,
      medianShard,
      largestShard,
    },
  ])
}
await mkdir(join(project, 'bench/results'), { recursive: true })
await writeFile(join(project, 'bench/results/growth.json'), `${JSON.stringify(rows, null, 2)}\n`)
await writeFile(join(project, 'bench/results/growth.svg'), growthChart(rows))
