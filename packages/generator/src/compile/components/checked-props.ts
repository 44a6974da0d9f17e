import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import { ArticleError } from '../../components/article-error.ts'
import { propsFault } from '../../content/schema/component-props.ts'
import type { ArticleComponent } from './article-components.ts'
import { standsFor } from './original-types.ts'
import { tabPropsFault } from './tab-props.ts'

/**
 * Returns a component that refuses wrong attributes, which would be ignored or would make it fail. The fault is
 * reported, and the component's children are rendered without it. So the components inside and after it are checked
 * too.
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
      // The component is called, not turned into an element: nothing could catch an error that React throws later.
      return (Component as (given: typeof props) => ReactNode)(props)
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error
      report(error)
      return createElement(Fragment, null, ...held(name, props['children'] as ReactNode))
    }
  }
  return standsFor(Checked, Component)
}

/** Tab items outside of tabs would report that they are outside, so only their content is kept. */
const held = (name: string, children: ReactNode): ReactNode[] =>
  Children.toArray(children).map((child) =>
    name === 'Tabs' && isValidElement<{ children?: ReactNode }>(child) ? child.props.children : child,
  )
