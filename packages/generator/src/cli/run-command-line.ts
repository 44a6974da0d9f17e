import { keepThreadsAwake } from '../build/keep-threads-awake.ts'
import { isInstalled } from '../content/own-modules.mjs'
import type { Command } from './command.ts'
import { endOnOutputErrors } from './output-errors.ts'
import { optionHelp, parseOptions, UsageError } from './options.ts'

type Commands = Readonly<Record<string, Command>>

/** How a command is called: in this repository by npm, elsewhere as an installed program. */
const usage = (name: string): string => (isInstalled ? `npx dev-handbook ${name}` : `npm run ${name} --`)

const overview = (commands: Commands): string => {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(16)} ${summary}`)
  return `Usage: ${usage('<command>')} [options]\n\n${lines.join('\n')}\n\n"${usage('<command>')} --help" shows the options of a command.`
}

const run = async (commands: Commands, [name, ...args]: readonly string[]): Promise<number> => {
  if (!name || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
  const options = parseOptions(args, command.options)
  if (options.help) {
    console.log(
      `${command.summary}\n\nUsage: ${usage(name)} [options]\n\n${command.options.map((option) => `  ${optionHelp[option]}`).join('\n')}`,
    )
    return 0
  }
  return command.run(options)
}

/** Runs the command that the arguments of this process name, and sets the status with which the process ends. */
export const runCommandLine = async (commands: Commands): Promise<void> => {
  keepThreadsAwake()
  endOnOutputErrors({
    stdout: process.stdout,
    stderr: process.stderr,
    say: (message) => console.error(message),
    exit: (status) => process.exit(status),
  })
  try {
    process.exitCode = await run(commands, process.argv.slice(2))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(error instanceof UsageError ? message : `Failed: ${message}`)
    const first = error instanceof Error && !(error instanceof UsageError) ? error.cause : undefined
    for (let cause = first; cause instanceof Error; cause = cause.cause) console.error(`Cause: ${cause.message}`)
    if (process.env['DEBUG'] && error instanceof Error) console.error(error.stack)
    process.exitCode = 1
  }
}
