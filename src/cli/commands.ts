import { startDevServer } from '../generator/dev.ts'
import { buildSite } from '../generator/build.ts'
import { checkSite } from '../generator/check.ts'
import { serveSite } from '../generator/serve.ts'
import type { Command } from './command.ts'
import { createProgress } from './progress.ts'
import { problemReport, styleFor } from './report.ts'
import { checkSamplesCommand, outdatedSamplesCommand } from './sample-commands.ts'
import { searchPushCommand } from './search-command.ts'

const styled = styleFor(process.stdout)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const timingTable = (timings: Readonly<Record<string, number>>): string =>
  Object.entries(timings)
    .map(([stage, time]) => `${time.toFixed(0).padStart(7)} ms  ${stage}`)
    .join('\n')

const build: Command = {
  summary: 'Build the site into dist/; the last good build stays when something is wrong',
  options: ['root', 'timings'],
  run: async ({ root, timings: wanted }) => {
    const start = performance.now()
    const progress = createProgress(process.stderr)
    const { published, problems, timings, files, pages } = await buildSite({ root, onProgress: progress.update }).finally(progress.end)
    // What is still to be written is no matter of a build; "check" tells it.
    const shown = problems.filter(({ rule, severity }) => rule !== 'plan' || severity === 'error')
    if (shown.length > 0) console.error(problemReport(shown, styleFor(process.stderr)))
    if (wanted) console.log(timingTable(timings))
    if (!published) {
      console.error('Nothing was published; dist/ is as it was.')
      return 1
    }
    console.log(`${styled('green', 'Built')} ${pages} pages, ${files} files in ${seconds(performance.now() - start)}.`)
    return 0
  },
}

const check: Command = {
  summary: 'Validate everything that a build validates, without writing',
  options: ['root', 'timings'],
  run: async ({ root, timings: wanted }) => {
    const { site, problems, timings } = await checkSite(root)
    if (problems.length > 0) console.error(problemReport(problems, styleFor(process.stderr)))
    if (wanted) console.log(timingTable(timings))
    if (!site || problems.some(({ severity }) => severity === 'error')) return 1
    console.log(`${styled('green', 'Checked')} ${site.pages.size} pages: no errors.`)
    return 0
  },
}

const serve: Command = {
  summary: 'Serve the last build as a static host would',
  options: ['root', 'port', 'host'],
  run: async (options) => {
    const { origin, close } = await serveSite(options)
    console.log(`Serving the handbook at ${styled('bold', origin)} (stop with Ctrl+C)`)
    await stopSignal()
    await close()
    return 0
  },
}

const dev: Command = {
  summary: 'Serve the site while it is written; edits show in the open page',
  options: ['root', 'port', 'host'],
  run: async (options) => {
    const { origin, close } = await startDevServer({
      ...options,
      onUpdate: ({ problems, changed, duration }) => {
        if (problems.length > 0) console.error(problemReport(problems, styleFor(process.stderr)))
        console.log(`${changed} page${changed === 1 ? '' : 's'} updated in ${duration.toFixed(0)} ms`)
      },
    })
    console.log(`Writing at ${styled('bold', origin)} (stop with Ctrl+C)`)
    await stopSignal()
    await close()
    return 0
  },
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

/** The commands by name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  dev,
  build,
  serve,
  check,
  'check:samples': checkSamplesCommand,
  'samples:outdated': outdatedSamplesCommand,
  'search:push': searchPushCommand,
}
