import { Fragment, type ReactElement } from 'react'
import type { IslandComponent } from 'virtual:islands'

/**
 * The tree of an island as the build rendered it (`compile/components/render-components.ts`): its styles, the component, and
 * inside of it the element with its children, whose HTML is taken from the page and stays as it is.
 */
export const islandElement = (element: HTMLElement, Island: IslandComponent): ReactElement => {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>
  const style = element.querySelector(':scope > style')
  const slot = element.querySelector('[data-children]')
  const children = slot && (
    <div data-children="" dangerouslySetInnerHTML={{ __html: slot.innerHTML }} suppressHydrationWarning />
  )
  return (
    <Fragment>
      {style && <style dangerouslySetInnerHTML={{ __html: style.innerHTML }} suppressHydrationWarning />}
      <Island {...props} {...(children && { children })} />
    </Fragment>
  )
}
