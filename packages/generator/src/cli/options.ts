import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** A mistake in how a command was called. The message says what is allowed. */
export class UsageError extends Error {}

export interface Options {
  root: string
  /** Absolute path of the folder of the output. */
  out: string
  port: number
  host?: string
  timings: boolean
  dryRun: boolean
  /** Only the documents with this text in their file names are looked at. */
  only?: string
  /** File to write the outcomes to. */
  json?: string
  /** Report which samples a page can run, and check nothing. */
  runnable: boolean
  /** Firefox and WebKit run every sample with a Run button, not only some of them. */
  everyBrowser: boolean
  /** Port for clients over HTTP. */
  http?: number
  help: boolean
}

export type OptionName =
  | 'root'
  | 'out'
  | 'port'
  | 'host'
  | 'timings'
  | 'dry-run'
  | 'only'
  | 'json'
  | 'runnable'
  | 'every-browser'
  | 'http'

const kinds = {
  root: { type: 'string' },
  out: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  timings: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  only: { type: 'string' },
  json: { type: 'string' },
  runnable: { type: 'boolean' },
  'every-browser': { type: 'boolean' },
  http: { type: 'string' },
} as const

/** One line of help for each option. */
export const optionHelp: Record<OptionName, string> = {
  root: '--root DIR    folder of the site (its site.config.ts and content/); default: here',
  out: '--out DIR     folder of the output; default: dist/ in the folder of the site',
  port: '--port N      port to listen on, 0 for a free one; default: PORT or 3000',
  host: '--host NAME   address to listen on; default: localhost, IPv4 and IPv6',
  timings: '--timings     print how long each stage took',
  'dry-run': '--dry-run     say what would be sent, and send nothing',
  only: '--only TEXT   only documents with TEXT in their file name, e.g. guide/docker',
  json: '--json FILE    write the outcome of every sample to FILE',
  runnable: '--runnable    say how many samples have a Run button and why the others have none; check nothing',
  'every-browser': '--every-browser   press every Run button in Firefox and WebKit too, not only one in twenty',
  http: '--http PORT   answer over HTTP on 127.0.0.1 instead of standard input and output, 0 for a free port',
}

/**
 * Parses the options of a command, which takes those in `allowed`. Throws a `UsageError` for other options and for an
 * invalid port.
 */
export const parseOptions = (args: string[], allowed: readonly OptionName[]): Options => {
  const options = {
    help: { type: 'boolean', short: 'h' },
    ...Object.fromEntries(allowed.map((name) => [name, kinds[name]])),
  } as const
  let values: Record<string, string | boolean | undefined>
  try {
    ;({ values } = parseArgs({ args, options, allowPositionals: false }))
  } catch (cause) {
    const known = allowed.map((name) => `--${name}`).join(', ')
    throw new UsageError(
      `${cause instanceof Error ? cause.message.split('. ')[0] : cause}. Options here: ${known}, --help.`,
      { cause },
    )
  }
  const empty = Object.keys(values).find((name) => values[name] === '')
  if (empty !== undefined) throw new UsageError(`--${empty} is empty. Write a value after it, or leave it out.`)
  const { host, only, json } = values
  const root = resolve(String(values['root'] ?? '.'))
  return {
    root,
    out: values['out'] === undefined ? join(root, 'dist') : resolve(String(values['out'])),
    port: values['port'] === undefined ? defaultPort(allowed) : parsePort(values['port']),
    ...(typeof host === 'string' ? { host } : {}),
    timings: values['timings'] === true,
    dryRun: values['dry-run'] === true,
    ...(typeof only === 'string' ? { only } : {}),
    ...(typeof json === 'string' ? { json } : {}),
    runnable: values['runnable'] === true,
    everyBrowser: values['every-browser'] === true,
    ...(values['http'] === undefined ? {} : { http: parsePort(values['http']) }),
    help: values['help'] === true,
  }
}

const parsePort = (value: string | boolean): number => {
  if (!isPort(String(value))) throw new UsageError(`The port "${value}" is not a whole number from 0 to 65535.`)
  return Number(value)
}

/** The port of the environment, for commands that have one: some hosts set `PORT` to a value of another kind. */
const defaultPort = (allowed: readonly OptionName[]): number => {
  const value = (allowed.includes('port') && process.env['PORT']) || '3000'
  if (!isPort(value))
    throw new UsageError(
      `The environment variable PORT is "${value}", which is not a whole number from 0 to 65535. Correct the variable, or use --port.`,
    )
  return Number(value)
}

const isPort = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= 65_535
