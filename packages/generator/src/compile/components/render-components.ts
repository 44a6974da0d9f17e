import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ArticleError } from '../../components/article-error.ts'
import type { SiteComponent } from '../../content/site-components/site-component.ts'
import type { ComponentBuild } from '../../content/site-components/integration.ts'
import type { LoadedComponent } from '../../content/site-components/load-component.ts'
import type { ArticleComponent } from './article-components.ts'
import type { ImportedIsland } from '../../model/compiled-document.ts'
import { startRendering } from '../../components/docusaurus/site-facts.ts'
import { looksAtTypes, standsFor, withOriginalTypes } from './original-types.ts'
import { componentStyles, styleElement } from './component-styles.ts'
import { islandName } from '../../content/site-components/island-name.ts'
import { placeholders } from '../html/placeholders.ts'
import type { ArticleParts } from '../html/write-article.ts'
import { escapeText } from '../../model/html/escape-html.ts'
import { unsendableProp } from './plain-props.ts'

/** A component of the site that a document uses, with its module. */
export interface UsedComponent extends SiteComponent {
  /** Its name among the components of the document. A component without an import has the name of its element. */
  key: string
  /** Name of the island in `data-island`. */
  island?: string
  /** What the client must load for the component, if the document imports it itself. */
  imported?: ImportedIsland
  Component: LoadedComponent
  /** Absolute paths of the style sheets that its module imports. */
  styles: readonly string[]
}

type OnIslandError = (error: unknown, place: string | undefined) => void

/** Components of the site in one document: their wrappers while the document is rendered, and their HTML afterwards. */
export interface DocumentComponents {
  /**
   * Returns the wrappers. `place` returns the place in the document (`data-line`) of the component that is being
   * rendered.
   */
  components: (place: () => string | undefined) => Readonly<Record<string, ArticleComponent>>
  /**
   * Returns the text descriptions of islands, in folds, by the numbers of the islands. Errors of an island go to
   * `onError` with its place.
   */
  describe: (build: ComponentBuild, onError: OnIslandError) => Promise<Map<number, string>>
  /** Returns the style sheets of a component, by the number of their placeholder. */
  styles: (number: number) => Promise<string>
  /** Returns a function that renders islands. Errors of an island go to `onError` with its place. */
  islandRenderer: (build: ComponentBuild, onError: OnIslandError) => ArticleParts['island']
  /** Names of the rendered islands, as in `data-island`, sorted. */
  islands: () => string[]
  /** The rendered islands that the document imports itself, sorted. */
  importedIslands: () => ImportedIsland[]
}

/** Preload links that React adds for images. The tree in the browser has no such elements. */
const earlyImage = /<link rel="preload" as="image"[^>]*>/g

/** Returns the text of a style sheet by its absolute path. */
type ReadStyles = (file: string) => Promise<string>

/** An island in the document. */
interface Frame {
  used: UsedComponent
  props: Record<string, unknown>
  hasChildren: boolean
  /** Place of the island in the document, as in `data-line`. */
  place: string | undefined
}

/**
 * Returns functions that render the site's components of one document. A placeholder stands for an island until
 * the article is written, because the island's HTML may not change by a byte before the browser hydrates it.
 */
export const documentComponents = (
  used: readonly UsedComponent[],
  { root, styles: readStyles }: { root: string; styles: ReadStyles },
): DocumentComponents => {
  const frames: Frame[] = []
  const styled: UsedComponent[] = []
  const islandComponent =
    (component: UsedComponent, place: () => string | undefined): ArticleComponent =>
    (props) => {
      const fault = component.checkProps?.(props, { root }) ?? unsendableProp(component.name, props)
      if (fault !== undefined) throw new ArticleError(fault)
      const { children, ...sent } = props
      const index =
        frames.push({ used: component, props: sent, hasChildren: children !== undefined, place: place() }) - 1
      // An address is checked and resolved like a link in the text.
      return createElement(
        placeholders.island,
        { n: index, ...(typeof sent['href'] === 'string' && { href: sent['href'], 'data-line': place() }) },
        children as ReactNode,
      )
    }
  const staticComponent = (component: UsedComponent): ArticleComponent => {
    const comparesChildren = looksAtTypes(component.module)
    const Static: ArticleComponent = (props) => {
      const fault = component.checkProps?.(props, { root })
      if (fault !== undefined) throw new ArticleError(fault)
      const shown = [component]
      const children = comparesChildren
        ? withOriginalTypes(props['children'] as ReactNode, (inner) =>
            shown.push(...used.filter(({ Component }) => Component === inner)),
          )
        : (props['children'] as ReactNode)
      const element = createElement(component.Component, { ...props, ...(children !== undefined && { children }) })
      const needed = shown.filter((one) => one.styles.length > 0 && !styled.includes(one))
      if (needed.length === 0) return element
      const sheets = [...new Set(needed)].map((one) => createElement(placeholders.styles, { n: styled.push(one) - 1 }))
      return createElement(Fragment, null, ...sheets, element)
    }
    return standsFor(Static, component.Component)
  }
  return {
    components: (place) =>
      Object.fromEntries(
        used.map((component) => [
          component.key,
          component.isIsland ? islandComponent(component, place) : staticComponent(component),
        ]),
      ),
    describe: async (build, onError) => {
      const folds = new Map<number, string>()
      for (const [index, { used: component, props, place }] of frames.entries()) {
        const words = await component.describe?.(props, build).catch((error: unknown) => onError(error, place))
        if (!words) continue
        const fold = `<details class="island-words"><summary>${escapeText(words.summary)}</summary>${words.html}</details>`
        folds.set(index, fold)
      }
      return folds
    },
    styles: (number) => styleElement(styled[number]?.styles ?? [], readStyles),
    islandRenderer:
      (build, onError) =>
      async (index, { href, children }) => {
        const frame = frames[index]
        if (!frame) throw new RangeError(`The document has no island ${index}; it has ${frames.length}.`)
        const props = href === undefined ? frame.props : { ...frame.props, href }
        return islandHtml({ ...frame, props }, { children, id: `i${index}-`, build, readStyles }).catch(
          (error: unknown) => {
            onError(error, frame.place)
            return ''
          },
        )
      },
    islands: () => [...new Set(frames.map(({ used: component }) => islandOf(component)))].toSorted(),
    importedIslands: () => {
      const found = frames.flatMap(({ used: { imported } }) => imported ?? [])
      return [...new Map(found.map((island) => [island.island, island])).values()].toSorted((a, b) =>
        a.island < b.island ? -1 : 1,
      )
    },
  }
}

const islandOf = ({ island, name }: UsedComponent): string => island ?? islandName(name)

/**
 * Returns the HTML of an island. The browser hydrates it with the same prefix of ids, which it reads from `data-id`.
 * Styles come first. Children stand in an element that the browser leaves unchanged
 * (`client/islands/island-element.tsx` builds the same tree).
 */
const islandHtml = async (
  { used, props, hasChildren }: Frame,
  { children, id, build, readStyles }: { children: string; id: string; build: ComponentBuild; readStyles: ReadStyles },
): Promise<string> => {
  const extra = await used.prepare?.(props, build)
  const css = used.styles.length === 0 ? undefined : await componentStyles(used.styles, readStyles)
  const slot = hasChildren
    ? createElement('div', { 'data-children': '', dangerouslySetInnerHTML: { __html: children } })
    : undefined
  startRendering({ isIsland: true })
  const html = renderToString(
    createElement(
      Fragment,
      null,
      css === undefined ? null : createElement('style', { dangerouslySetInnerHTML: { __html: css } }),
      createElement(used.Component, { ...props, ...extra, ...(slot && { children: slot }) }),
    ),
    { identifierPrefix: id },
  ).replaceAll(earlyImage, '')
  const data = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
  const hash = used.hash === undefined ? '' : ` data-hash="${used.hash}"`
  return `<div data-island="${islandOf(used)}"${hash} data-id="${id}" data-props='${data}'>${html}</div>`
}
