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
import { escapeText, unescapeHtml } from '../../model/html/escape-html.ts'
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

/** Components of the site in one document: their wrappers while the document is rendered, and their HTML afterwards. */
export interface DocumentComponents {
  /**
   * Returns the wrappers. `place` returns the place in the document (`data-line`) of the component that is being
   * rendered.
   */
  components: (place: () => string | undefined) => Readonly<Record<string, ArticleComponent>>
  /**
   * Adds the text descriptions of islands after their placeholders, in folds. Errors of an island go to `onError` with
   * its place.
   */
  describe: (
    html: string,
    build: ComponentBuild,
    onError: (error: unknown, place: string | undefined) => void,
  ) => Promise<string>
  /**
   * Inserts the HTML of islands and the styles of components in their places. Errors of an island go to `onError` with
   * its place.
   */
  fill: (
    html: string,
    build: ComponentBuild,
    onError: (error: unknown, place: string | undefined) => void,
  ) => Promise<string>
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
 * Placeholder element of an island. Documents cannot have elements whose names begin with `dh-`: see
 * `html/own-elements.ts`.
 */
const tag = 'dh-island'

/**
 * Returns functions that render the site's components of one document. An island is rendered last and separately,
 * because its HTML may not change by a byte before the browser hydrates it. Until then, a placeholder stands in its
 * place.
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
        tag,
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
      const sheets = [...new Set(needed)].map((one) => createElement(`${tag}-style`, { n: styled.push(one) - 1 }))
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
    describe: async (html, build, onError) => {
      let described = html
      for (const [index, { used: component, props, place }] of frames.entries()) {
        const words = await component.describe?.(props, build).catch((error: unknown) => onError(error, place))
        if (!words) continue
        const start = described.search(new RegExp(`<${tag} n="${index}"[ >]`))
        const end = described.indexOf(`</${tag}>`, start) + tag.length + 3
        if (start === -1) continue
        const fold = `<details class="island-words"><summary>${escapeText(words.summary)}</summary>${words.html}</details>`
        described = described.slice(0, end) + fold + described.slice(end)
      }
      return described
    },
    fill: async (html, build, onError) => {
      let filled = html
      for (const [index, { styles }] of styled.entries()) {
        filled = filled.replace(`<${tag}-style n="${index}"></${tag}-style>`, await styleElement(styles, readStyles))
      }
      // The last island comes first: an island among the children of another island is part of that island's HTML.
      for (const [index, frame] of [...frames.entries()].toReversed()) {
        const opening = new RegExp(`<${tag} n="${index}"(?: href="([^"]*)")?>`)
        const start = opening.exec(filled)
        if (!start) continue
        const inner = start.index + start[0].length
        const end = filled.indexOf(`</${tag}>`, inner)
        const props = start[1] === undefined ? frame.props : { ...frame.props, href: unescapeHtml(start[1]) }
        const island = await islandHtml(
          { ...frame, props },
          { children: filled.slice(inner, end), id: `i${index}-`, build, readStyles },
        ).catch((error: unknown) => {
          onError(error, frame.place)
          return ''
        })
        filled = filled.slice(0, start.index) + island + filled.slice(end + tag.length + 3)
      }
      return filled
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
