import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { importTraced, type ReadText } from '../../trace/import-traced.ts'
import { asSourceFault, faultMessage, SourceFault } from '../../trace/source-fault.ts'
import type { HighlightCache } from '../code/highlight-cache.ts'
import { islandStyles } from './island-styles.ts'
import { quoteLines, type QuotedLine } from '../code/quote-lines.ts'

/** Of a subject or a race: its first example is what the still picture shows. */
interface Examples {
  presets: readonly [{ text: string | (() => string) }]
  input: { parse: (text: string) => { value?: unknown } }
}

interface PlayerSubject extends Examples {
  code: readonly string[]
}

/** The islands' side, reached by a computed path: it is browser code, which the compiler of Node's side must not meet. */
const importPlayer = async <Module>(file: string): Promise<Module> => import(new URL(`../../../islands/player/${file}`, import.meta.url).href) as Promise<Module>

/** Names that `of` of a player may have. */
export const playerNames = async (): Promise<string[]> => {
  const { subjectNames } = await importPlayer<{ subjectNames: () => Promise<string[]> }>('subjects.ts')
  return subjectNames()
}

const playerStyles = (read: ReadText): Promise<string> => islandStyles(['frame', 'stage', 'parts', 'adapt'].map((name) => `player/styles/${name}.css`), read)

/** What the build gives to a race: its styles, and a still picture of it. Throws a `SourceFault` for a mistake in an implementation. */
export const raceFrame = async (topic: string, build: { cacheFolder: string; read: ReadText }): Promise<{ css: string; html: string }> =>
  makeRace(topic, build).catch((cause: unknown) => {
    throw asSourceFault(cause)
  })

const makeRace = async (topic: string, build: { cacheFolder: string; read: ReadText }): Promise<{ css: string; html: string }> => {
  const { races } = await importPlayer<{ races: Record<string, Examples & { first: readonly string[] }> }>('race/races.ts')
  const { stillRace } = await importPlayer<{ stillRace: (still: object) => ReactElement }>('still-frame.tsx')
  const race = races[topic]
  const names = race?.first ?? []
  const racers = await Promise.all(
    names.map(async (name) => {
      const subject = await loadSubject(name)
      return { name, subject, module: await importTraced(subject.code[0]?.replace(/#.*/, '') ?? '', build) }
    }),
  )
  // A race whose run fails is a picture, too: of what went wrong.
  for (const { subject, module } of racers) if (race) await runFirst(race, { subject, module })
  return { css: await playerStyles(build.read), html: renderToStaticMarkup(stillRace({ topic, racers })) }
}

/** Topics that have a race. */
export const raceTopics = async (): Promise<string[]> => Object.keys((await importPlayer<{ races: Record<string, unknown> }>('race/races.ts')).races)

const loadSubject = async (name: string): Promise<PlayerSubject> => {
  const { loadSubject: load } = await importPlayer<{ loadSubject: (name: string) => Promise<PlayerSubject> }>('subjects.ts')
  return load(name)
}

/** What the build gives to a player: its styles, and the still picture of one step of the real run. Throws a `SourceFault` for a mistake in what it shows. */
export const playerFrame = async (name: string, build: PlayerBuild): Promise<{ css: string; html: string }> =>
  makePlayer(name, build).catch((cause: unknown) => {
    throw asSourceFault(cause)
  })

interface PlayerBuild {
  cache: HighlightCache
  cacheFolder: string
  read: ReadText
}

const makePlayer = async (name: string, build: PlayerBuild): Promise<{ css: string; html: string }> => {
  const { stillFrame } = await importPlayer<{ stillFrame: (still: object) => ReactElement }>('still-frame.tsx')
  const subject = await loadSubject(name)
  // First: what does not parse has no lines to show either.
  const module = await importTraced(subject.code[0]?.replace(/#.*/, '') ?? '', build)
  const quoted: QuotedLine[] = []
  for (const source of subject.code) {
    const [file = '', region] = source.split('#')
    const text = await build.read(file)
    try {
      quoted.push(...quoteLines(text, { file, region }))
    } catch (cause) {
      throw new SourceFault(faultMessage(`There is no region "${region}" that is ended, which the player "${name}" shows`), { file, cause })
    }
  }
  const highlighted = (await build.cache.highlight(quoted.map(({ text }) => text).join('\n'), 'ts')).split('\n')
  const lines = quoted.map((line, index) => ({ ...line, html: highlighted[index] ?? '' }))
  return { css: await playerStyles(build.read), html: renderToStaticMarkup(await still(() => stillFrame({ subject, module, lines }), { subject, module, lines })) }
}

/** The picture; where its run fails, what the implementation threw. */
const still = async (make: () => ReactElement, run: { subject: PlayerSubject; module: unknown; lines: readonly QuotedLine[] }): Promise<ReactElement> => {
  try {
    return make()
  } catch (error) {
    await runFirst(run.subject, run)
    throw error
  }
}

/** Runs the first example. Throws what the implementation throws, so that its place is known. */
const runFirst = async ({ presets: [{ text }], input }: Examples, run: { subject: PlayerSubject; module: unknown; lines?: readonly QuotedLine[] }): Promise<void> => {
  const { record } = await importPlayer<{ record: (run: object) => unknown }>('record.ts')
  try {
    record({ ...run, input: input.parse(typeof text === 'string' ? text : text()).value })
  } catch (fault) {
    throw fault instanceof Error && fault.cause !== undefined ? fault.cause : fault
  }
}
