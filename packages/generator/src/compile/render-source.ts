import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleProvider, type ArticleContext } from '../components/article-context.ts'
import { ArticleError } from '../components/article-error.ts'
import { startRendering } from '../components/docusaurus/site-facts.ts'
import { articleComponents } from './components/article-components.ts'
import { checked } from './components/checked-props.ts'
import { evaluateSource, type CompiledSource } from './compile-source.ts'
import { placeIn, type CompileState } from './compile-state.ts'
import { forbidExit } from './modules/forbid-exit.ts'
import type { ModulePartials } from './components/module-partials.ts'
import type { DocumentComponents } from './components/render-components.ts'
import { Missing, placed, Raw } from './components/render-mdx.ts'
import { TimeLimitError, withinTime } from './components/within-time.ts'

interface RenderOptions {
  state: CompileState
  /** Components of the site. */
  components: DocumentComponents
  /** Partials that modules of the site import. */
  partials: ModulePartials
  /**
   * Returns the data for components. `place` returns the place in the document of the component that is being rendered
   * (`data-line`).
   */
  value: (place: () => string | undefined) => ArticleContext
  onError: (error: unknown, place: string | undefined) => void
}

/** After this many faults in one document, the search stops: each fault means that the document is rendered again. */
const mostFaults = 40

/**
 * Returns the HTML of the whole article, with placeholders for code and islands. Code that throws is reported, then
 * left out when the document is rendered again, so that all other faults are found. Returns `undefined` if the document
 * cannot be rendered.
 */
export const renderSource = (
  source: CompiledSource,
  { state, components: siteComponents, partials, value, onError }: RenderOptions,
): string | undefined => {
  if (source.output.format === 'md') return source.output.html
  const known = new Set<string>()
  const messages = new Set<string>()
  let place: string | undefined
  let thrown: unknown
  const at = (next: string) => {
    place = next
    return known.has(next)
  }
  const ofSite = siteComponents.components(() => place)
  const components = Object.fromEntries(
    Object.entries({ ...articleComponents, ...ofSite }).map(([name, Component]) => [
      name,
      placed(
        checked(Object.hasOwn(ofSite, name) ? '' : name, Component, (error) => onError(error, place)),
        at,
      ),
    ]),
  )
  const missing = Object.fromEntries([...state.missing].map((name) => [name, Missing]))
  const onThrow = (error: unknown) => {
    thrown = error
  }
  const warned = new Set<string>()
  const render = () => {
    const context = {
      components: { ...components, Raw, ...missing },
      at,
      globals: { frontMatter: state.document.frontMatter, contentTitle: state.document.title, ...missing },
      onThrow,
    }
    const evaluated = new Map(
      [...partials].map(([file, partial]) => [file, placed(evaluateSource(partial, context), at)] as const),
    )
    startRendering({
      facts: () => state.context.site,
      partial: (file) => evaluated.get(file),
      isIsland: false,
      warn: (message) => {
        if (warned.has(`${place} ${message}`)) return
        warned.add(`${place} ${message}`)
        state.context.problems.warning({ rule: 'component', ...placeIn(state, place), message })
      },
    })
    const Content = evaluateSource(source, context)
    return renderToStaticMarkup(createElement(ArticleProvider, { value: value(() => place) }, createElement(Content)))
  }
  while (known.size < mostFaults) {
    place = undefined
    try {
      return forbidExit(() => withinTime(render))
    } catch (error) {
      const message = String(error)
      // An error of React itself has the last recorded place. Leaving that element out would report the same fault for
      // other elements.
      const isExact = error instanceof ArticleError || error === thrown
      if (messages.has(message) && !isExact) return undefined
      if (!isConsequence(error, state)) onError(error, place)
      // Each further endless loop would take the same time.
      if (error instanceof TimeLimitError) return undefined
      if (place === undefined || known.has(place)) return undefined
      known.add(place)
      messages.add(message)
    }
  }
  return undefined
}

/** Whether code throws because an import does not bind a name. The import was already reported. */
const isConsequence = (error: unknown, { missingValues }: CompileState): boolean =>
  error instanceof ReferenceError && missingValues.has(/^(\S+) is not defined$/.exec(error.message)?.[1] ?? '')
