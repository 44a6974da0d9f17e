import type { ReactNode } from 'react'
import { ArticleError } from '../../article/article-error.ts'
import { propsFault } from '../schema/component-props.ts'
import type { ArticleComponent } from './article-components.ts'

/**
 * A component that refuses attributes which it would pass over or fail on. What it says about its use is reported, and nothing
 * stands in its place, so that the components after it are looked at too.
 */
export const checked = (name: string, Component: ArticleComponent, report: (error: ArticleError) => void): ArticleComponent => (props) => {
  try {
    const fault = propsFault(name, props)
    if (fault !== undefined) throw new ArticleError(fault)
    // Called, not made an element of: React would throw where nothing can catch it.
    return (Component as (given: typeof props) => ReactNode)(props)
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error
    report(error)
    return null
  }
}
