import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { importTraced, type ReadText } from '../trace/import-traced.ts'
import type { HighlightCache } from './highlight-cache.ts'
import { islandStyles } from './island-styles.ts'
import { quoteLines, type QuotedLine } from './quote-lines.ts'

interface PlayerSubject {
  code: readonly string[]
}

/** The islands' side, reached by a computed path: it is browser code, which the compiler of Node's side must not meet. */
const importPlayer = async <Module>(file: string): Promise<Module> => import(new URL(`../../islands/player/${file}`, import.meta.url).href) as Promise<Module>

/** Names that `of` of a player may have. */
export const playerNames = async (): Promise<string[]> => {
  const { subjectNames } = await importPlayer<{ subjectNames: () => Promise<string[]> }>('subjects.ts')
  return subjectNames()
}

const playerStyles = (read: ReadText): Promise<string> => islandStyles(['frame', 'stage', 'parts', 'adapt'].map((name) => `player/styles/${name}.css`), read)

/** What the build gives to a race: its styles, and a still picture of it. */
export const raceFrame = async (topic: string, build: { cacheFolder: string; read: ReadText }): Promise<{ css: string; html: string }> => {
  const { races } = await importPlayer<{ races: Record<string, { first: readonly string[] }> }>('race/races.ts')
  const { stillRace } = await importPlayer<{ stillRace: (still: object) => ReactElement }>('still-frame.tsx')
  const names = races[topic]?.first ?? []
  const racers = await Promise.all(
    names.map(async (name) => {
      const subject = await loadSubject(name)
      return { name, subject, module: await importTraced(subject.code[0]?.replace(/#.*/, '') ?? '', build) }
    }),
  )
  return { css: await playerStyles(build.read), html: renderToStaticMarkup(stillRace({ topic, racers })) }
}

/** Topics that have a race. */
export const raceTopics = async (): Promise<string[]> => Object.keys((await importPlayer<{ races: Record<string, unknown> }>('race/races.ts')).races)

const loadSubject = async (name: string): Promise<PlayerSubject> => {
  const { loadSubject: load } = await importPlayer<{ loadSubject: (name: string) => Promise<PlayerSubject> }>('subjects.ts')
  return load(name)
}

/** What the build gives to a player: its styles, and the still picture of one step of the real run. */
export const playerFrame = async (name: string, build: { cache: HighlightCache; cacheFolder: string; read: ReadText }): Promise<{ css: string; html: string }> => {
  const { stillFrame } = await importPlayer<{ stillFrame: (still: object) => ReactElement }>('still-frame.tsx')
  const subject = await loadSubject(name)
  const quoted: QuotedLine[] = []
  for (const source of subject.code) {
    const [file = '', region] = source.split('#')
    quoted.push(...quoteLines(await build.read(file), { file, region }))
  }
  const highlighted = (await build.cache.highlight(quoted.map(({ text }) => text).join('\n'), 'ts')).split('\n')
  const lines = quoted.map((line, index) => ({ ...line, html: highlighted[index] ?? '' }))
  const module = await importTraced(subject.code[0]?.replace(/#.*/, '') ?? '', build)
  return { css: await playerStyles(build.read), html: renderToStaticMarkup(stillFrame({ subject, module, lines })) }
}
