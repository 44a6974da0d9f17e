// npm run check:guides [-- --only TEXT] [--keep]: builds the projects of the guides in empty folders, with the newest
// releases.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkProject } from './check-project.ts'
import { type ProjectNeeds, projectNeeds } from './project-needs.ts'
import { type Project, readProject } from './read-project.ts'

const { only = '', keep = false } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean' } },
}).values

const content = resolve(import.meta.dirname, '../content')
// The guides are written for the release of Node.js that the samples run on.
const programs = [resolve(import.meta.dirname, '../examples/node_modules/.bin')].filter((folder) => existsSync(folder))

const listens = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
    socket.once('connect', () => socket.destroy())
  })

/** The outcome of a document as a line, and whether the check failed. */
const outcomeOf = async (
  project: Project,
  { server, ...needs }: ProjectNeeds,
): Promise<[line: string, fails: boolean]> => {
  if (server !== undefined && !(await listens(server.port)))
    return [`not run: needs ${server.name} on port ${server.port} of this machine`, false]
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  const failure = await checkProject({ project, folder, programs, ...needs })
  if (!keep) await rm(folder, { recursive: true, force: true })
  const place = keep ? `, in ${folder}` : ''
  if (failure === undefined) return [`passed${place}`, false]
  return [`FAILED at “${failure.command}”${place}\n${failure.output.trimEnd().replaceAll(/^/gm, '    ')}`, true]
}

const documents = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.mdx') && file.includes(only))
  .toSorted()
const counts = { passed: 0, failed: 0, left: 0 }
for (const file of documents) {
  const document = file.replace(/\.mdx$/, '')
  const project = readProject(readFileSync(resolve(content, file), 'utf8'))
  if (project === undefined) continue
  const [line, fails] = await outcomeOf(project, projectNeeds[document] ?? {})
  counts[fails ? 'failed' : line.startsWith('passed') ? 'passed' : 'left'] += 1
  console.log(`${document}: ${line}`)
}
if (counts.passed + counts.failed + counts.left === 0) {
  console.error(`No document with “${only}” in its file name contains a complete project.`)
  process.exit(1)
}
console.log(`guides: ${counts.passed} passed, ${counts.failed} failed, ${counts.left} not run`)
process.exitCode = counts.failed > 0 ? 1 : 0
