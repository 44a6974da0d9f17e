import { createElement } from 'react'
import { ArticleError } from '../../article/article-error.ts'
import { propsFault } from '../schema/component-props.ts'
import type { ArticleComponent } from './article-components.ts'

/** A component that refuses attributes which it would pass over or fail on: it throws an `ArticleError` that names them. */
export const checked = (name: string, Component: ArticleComponent): ArticleComponent => (props) => {
  const fault = propsFault(name, props)
  if (fault !== undefined) throw new ArticleError(fault)
  return createElement(Component, props)
}
