import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseOptions } from './options.ts'

afterEach(() => vi.unstubAllEnvs())

describe('options', () => {
  it('reads the port from the option, then the environment, then the default', () => {
    vi.stubEnv('PORT', undefined)
    expect(parseOptions([], ['port']).port).toBe(3000)
    vi.stubEnv('PORT', '')
    expect(parseOptions([], ['port']).port).toBe(3000)
    vi.stubEnv('PORT', '4000')
    expect(parseOptions([], ['port']).port).toBe(4000)
    expect(parseOptions(['--port', '0'], ['port']).port).toBe(0)
  })

  it('names the variable with a wrong port, and reads it only for commands with a port that have no option', () => {
    vi.stubEnv('PORT', String.raw`\\.\pipe\abc`)
    expect(() => parseOptions([], ['port'])).toThrow(
      String.raw`The environment variable PORT is "\\.\pipe\abc", which is not a whole number from 0 to 65535. Correct the variable, or use --port.`,
    )
    expect(parseOptions(['--port', '5000'], ['port']).port).toBe(5000)
    expect(parseOptions(['--timings'], ['root', 'out', 'timings'])).toMatchObject({ timings: true })
  })

  it('switches on only the options that are given', () => {
    const all = ['root', 'port', 'host', 'timings', 'dry-run', 'only', 'every-browser'] as const
    expect(parseOptions(['--timings'], all)).toMatchObject({
      timings: true,
      dryRun: false,
      everyBrowser: false,
      help: false,
    })
    expect(parseOptions(['--dry-run'], all)).toMatchObject({ timings: false, dryRun: true, help: false })
    expect(parseOptions(['--every-browser'], all)).toMatchObject({ timings: false, everyBrowser: true })
    expect(parseOptions(['-h'], all)).toMatchObject({ timings: false, dryRun: false, help: true })
  })

  it('uses the current folder as the root, and listens on the given host', () => {
    expect(parseOptions([], ['root', 'host'])).toMatchObject({ root: process.cwd() })
    expect(parseOptions(['--root', 'site', '--host', '0.0.0.0'], ['root', 'host'])).toMatchObject({
      root: join(process.cwd(), 'site'),
      host: '0.0.0.0',
    })
    expect(parseOptions([], ['host'])).not.toHaveProperty('host')
  })

  it('reads a part of file names, and has none by default', () => {
    expect(parseOptions(['--only', 'guide/docker'], ['only']).only).toBe('guide/docker')
    expect(parseOptions([], ['only'])).not.toHaveProperty('only')
  })

  it('reads a file for outcomes, and has none by default', () => {
    expect(parseOptions(['--json', 'outcomes.json'], ['json']).json).toBe('outcomes.json')
    expect(parseOptions([], ['json'])).not.toHaveProperty('json')
  })

  it('answers over HTTP only if a port is given', () => {
    expect(parseOptions(['--http', '0'], ['http']).http).toBe(0)
    expect(parseOptions([], ['http'])).not.toHaveProperty('http')
    expect(() => parseOptions(['--http', 'x'], ['http'])).toThrow('The port "x" is not a whole number')
  })

  it.each([
    [['--port', 'x'], 'The port "x" is not a whole number from 0 to 65535.'],
    [['--port', '65536'], 'The port "65536" is not a whole number from 0 to 65535.'],
    [['--prot', '1'], "Unknown option '--prot'. Options here: --port, --help."],
    [['extra'], "Unexpected argument 'extra'. Options here: --port, --help."],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args, ['port'])).toThrow(message)
  })
})

it.each(['root', 'only', 'port', 'json'] as const)(
  'refuses an empty --%s, which a shell passes for a variable that is not set',
  (name) => {
    expect(() => parseOptions([`--${name}`, ''], [name])).toThrow(
      `--${name} is empty. Write a value after it, or leave it out.`,
    )
  },
)
