import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { ArticleError } from '../../../article/article-error.ts'
import type { IslandName } from '../../../islands/island-names.ts'
import { listNearest } from '../../nearest.ts'
import { islandComponents, type ArticleComponent } from './article-components.ts'
import { unescapeHtml } from '../html/escape-html.ts'
import { islandStyles } from './island-styles.ts'
import { playerFrame, playerNames, raceFrame, raceTopics } from './player-frame.ts'
import type { HighlightCache } from '../code/highlight-cache.ts'
import type { ReadText } from '../../trace/import-traced.ts'

type IslandComponent = ComponentType<Record<string, unknown>>

/** The registry, reached by a computed path: the islands' sources are browser code, which the compiler of Node's side must not meet. */
const loadRegistry = async (): Promise<Record<IslandName, () => Promise<IslandComponent>>> => {
  const module: { islands: Record<IslandName, () => Promise<IslandComponent>> } = await import(new URL('../../../islands/registry.ts', import.meta.url).href)
  return module.islands
}

/** Islands of one document: components that stand for them while the document renders, and their first frames afterwards. */
export interface DocumentIslands {
  /** They are told where in the document the one stands that renders just now (`data-line`). */
  components: (place: () => string | undefined) => Readonly<Record<string, ArticleComponent>>
  /** Puts the first frames where the components stood. */
  fill: (html: string, build: IslandBuild) => Promise<string>
  /** Names of those that were rendered, sorted. */
  names: () => string[]
}

/** What first frames are made with. */
export interface IslandBuild {
  cache: HighlightCache
  /** Folder for what may be made again. */
  cacheFolder: string
  /** Reads what first frames show: the document depends on it. */
  read: ReadText
}

/** Loads the islands among the component names that a document uses. */
export const loadIslands = async (used: Iterable<string>): Promise<DocumentIslands> => {
  const loaded = new Map<string, IslandComponent>()
  const components: Record<string, (place: () => string | undefined) => ArticleComponent> = {}
  const frames: { name: string; props: Record<string, unknown> }[] = []
  for (const componentName of used) {
    const name = islandComponents.get(componentName)
    if (name === undefined) continue
    const registry = await loadRegistry()
    loaded.set(name, await registry[name]())
    const subjects = name in subjectProps ? await subjectProps[name as keyof typeof subjectProps].names() : undefined
    const linkProp = linkProps[name]
    components[componentName] = (place) => (props) => {
      if (subjects) checkSubject(props, { name, subjects, componentName })
      // Only plain data gets through the check of attributes, which the browser can be sent.
      const index = frames.push({ name, props: { ...props } }) - 1
      const href = linkProp === undefined ? undefined : props[linkProp]
      return createElement('dh-island', { n: index, ...(typeof href === 'string' && { href, 'data-line': place() }) })
    }
  }
  return {
    components: (place) => Object.fromEntries(Object.entries(components).map(([name, make]) => [name, make(place)])),
    fill: async (html, build) => {
      const placeholder = /<dh-island n="(\d+)"(?: href="([^"]*)")?><\/dh-island>/g
      // Links were resolved in the meantime, with those of the text.
      for (const [, index, href] of html.matchAll(placeholder)) {
        const frame = frames[Number(index)]
        const prop = linkProps[frame?.name ?? '']
        if (frame && prop !== undefined && href !== undefined) frame.props[prop] = unescapeHtml(href)
      }
      const rendered = await Promise.all(frames.map((frame, index) => firstFrame(frame, { index, loaded, build })))
      return html.replace(placeholder, (whole, index: string) => rendered[Number(index)] ?? whole)
    },
    names: () => [...new Set(frames.map(({ name }) => name))].toSorted(),
  }
}

/** Islands that show a subject of the players: the prop that names it, and what the build gives them. */
const subjectProps = {
  'step-player': { prop: 'of', names: playerNames, frame: playerFrame },
  'player-race': { prop: 'topic', names: raceTopics, frame: raceFrame },
} as const

/** Props that are links: they are checked and resolved as those of the text. */
const linkProps: Partial<Record<string, string>> = { 'regexp-tester': 'help' }

/** Islands of few pages, which bring their own styles, by file. */
const ownStyles: Partial<Record<string, readonly string[]>> = {
  evolution: ['evolution/evolution.css', 'evolution/record.css'],
  'regexp-tester': ['regexp/regexp-tester.css', 'regexp/pattern-form.css'],
}

const checkSubject = (props: Record<string, unknown>, { name, subjects, componentName }: { name: string; subjects: readonly string[]; componentName: string }): void => {
  const { prop } = subjectProps[name as keyof typeof subjectProps]
  const given = props[prop]
  if (typeof given === 'string' && subjects.includes(given)) return
  const fact = given === undefined ? `needs ${prop}` : `has ${prop}=${typeof given === 'string' ? JSON.stringify(given) : `{${JSON.stringify(given) ?? String(given)}}`}, which does not exist`
  throw new ArticleError(`<${componentName}> ${fact}. Known, nearest first: ${listNearest(String(given ?? ''), subjects, 12)}.`)
}

/** The browser hydrates with the same prefix, read from `data-id`, so that ids made by `useId` agree. */
const firstFrame = async (
  frame: { name: string; props: Record<string, unknown> },
  { index, loaded, build }: { index: number; loaded: ReadonlyMap<string, IslandComponent>; build: IslandBuild },
): Promise<string | undefined> => {
  const Component = loaded.get(frame.name)
  if (!Component) return undefined
  const id = `i${index}-`
  const subject = frame.name in subjectProps ? subjectProps[frame.name as keyof typeof subjectProps] : undefined
  const styles = ownStyles[frame.name]
  const still = styles === undefined ? await subject?.frame(String(frame.props[subject.prop]), build) : { css: await islandStyles(styles, build.read) }
  const html = renderToString(createElement(Component, { ...frame.props, ...(still && { still }) }), { identifierPrefix: id })
  const props = JSON.stringify(frame.props).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
  return `<div data-island="${frame.name}" data-id="${id}" data-props='${props}'>${html}</div>`
}
