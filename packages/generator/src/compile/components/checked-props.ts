import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import { ArticleError } from '../../components/article-error.ts'
import { propsFault } from '../../content/schema/component-props.ts'
import type { ArticleComponent } from './article-components.ts'
import { standsFor } from './original-types.ts'
import { tabPropsFault } from './tab-props.ts'

/**
 * A component that refuses attributes which it would pass over or fail on. What it says about its use is reported, and only what
 * it holds stands in its place, so that the components inside and after it are looked at too.
 */
export const checked = (
  name: string,
  Component: ArticleComponent,
  report: (error: ArticleError) => void,
): ArticleComponent => {
  const Checked: ArticleComponent = (props) => {
    try {
      const fault = propsFault(name, props) ?? tabPropsFault(name, props)
      if (fault !== undefined) throw new ArticleError(fault)
      // Called, not made an element of: React would throw where nothing can catch it.
      return (Component as (given: typeof props) => ReactNode)(props)
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error
      report(error)
      return createElement(Fragment, null, ...held(name, props['children'] as ReactNode))
    }
  }
  return standsFor(Checked, Component)
}

/** Items of tabs that are none would say that they are outside of them. */
const held = (name: string, children: ReactNode): ReactNode[] =>
  Children.toArray(children).map((child) =>
    name === 'Tabs' && isValidElement<{ children?: ReactNode }>(child) ? child.props.children : child,
  )
