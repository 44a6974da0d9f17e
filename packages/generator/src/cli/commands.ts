import { isInstalled } from '../content/own-modules.mjs'
import type { Command } from './command.ts'
import { mcpCommand } from './mcp-command.ts'

const startCommand: Command = {
  summary: 'Build the site, then serve it as a static host would',
  options: ['root', 'out', 'port', 'host'],
  run: async (options) => (await import('./run-start.ts')).runStart(options),
}

/**
 * The commands by name, in the order of the help. Each command loads its modules when it runs, because loading is most
 * of a short run.
 */
export const commands: Readonly<Record<string, Command>> = {
  init: {
    summary: 'Write a small site into an empty folder',
    options: ['root'],
    run: async (options) => (await import('./run-init.ts')).runInit(options),
  },
  // Only `npm start` of the repository runs "serve" afterwards.
  ...(isInstalled ? {} : { start: startCommand }),
  dev: {
    summary: 'Serve the site while it is written; edits show in the open page',
    options: ['root', 'port', 'host'],
    run: async (options) => (await import('./run-dev.ts')).runDev(options),
  },
  build: {
    summary: 'Build the site into dist/; the last good build stays when something is wrong',
    options: ['root', 'out', 'timings'],
    run: async (options) => (await import('./run-build.ts')).runBuild(options),
  },
  serve: {
    summary: 'Serve the last build as a static host would',
    options: ['root', 'out', 'port', 'host'],
    run: async (options) => (await import('./run-serve.ts')).runServe(options),
  },
  check: {
    summary: 'Validate everything that a build validates, without writing',
    options: ['root', 'timings'],
    run: async (options) => (await import('./run-check.ts')).runCheck(options),
  },
  'check:samples': {
    summary: 'Compile, run or parse every code sample of every document',
    options: ['root', 'only', 'timings', 'json', 'runnable', 'every-browser'],
    run: async (options) => {
      const { runCheckSamples, runRunnableSamples } = await import('./sample-commands.ts')
      return options.runnable ? runRunnableSamples(options) : runCheckSamples(options)
    },
  },
  'samples:outdated': {
    summary: 'Libraries of the samples with newer releases, and the documents that use these libraries',
    options: ['root'],
    run: async (options) => (await import('./sample-commands.ts')).runOutdatedSamples(options),
  },
  mcp: mcpCommand,
  'search:push': {
    summary: 'Upload the search records to the hosted service, replacing the last ones',
    options: ['root', 'dry-run'],
    run: async (options) => (await import('./search-command.ts')).runSearchPush(options),
  },
}
