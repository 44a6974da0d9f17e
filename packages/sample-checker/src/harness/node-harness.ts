// Loaded with --import before a sample. It records what the sample does, keeps it off the network, and reports when it
// ends.
import { writeFileSync } from 'node:fs'
import { installNodeRecorder } from './node-recorder.ts'
import { keepOffNetwork } from './off-network.ts'
import { usePreparedDatabase } from './prepared-database.ts'

const report = process.env['SAMPLE_REPORT']
delete process.env['SAMPLE_REPORT']
const database = process.env['SAMPLE_DATABASE']
delete process.env['SAMPLE_DATABASE']
delete process.env['NODE_COMPILE_CACHE']

const run = installNodeRecorder()
keepOffNetwork()
if (database !== undefined) usePreparedDatabase(database)

process.on('exit', () => {
  if (report) writeFileSync(report, JSON.stringify(run))
})
