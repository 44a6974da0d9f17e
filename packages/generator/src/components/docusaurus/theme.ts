import { createElement, Fragment, type HTMLAttributes, type ImgHTMLAttributes, type ReactNode } from 'react'
import { ArticleError } from '../article-error.ts'

export { Admonition } from '../admonition.tsx'
export { Details } from '../details.tsx'
export { TabItem, Tabs } from '../tabs.tsx'
export { CodeBlock, DocCardList, TocInline as TOCInline } from '../theme-components.tsx'

/** `@theme/Heading`. */
export const Heading = ({
  as = 'h2',
  ...attributes
}: HTMLAttributes<HTMLHeadingElement> & { as?: string }): ReactNode => createElement(as, attributes)

/** Elements of Markdown in the form of `@theme/MDXComponents/Pre` and similar modules. */
const element =
  (tag: string) =>
  (attributes: HTMLAttributes<HTMLElement>): ReactNode =>
    createElement(tag, attributes)

export const Code = element('code')
export const Img = element('img')
export const Li = element('li')
export const Pre = element('pre')
export const Ul = element('ul')

type ImageAttributes = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'>

/** `@theme/ThemedImage`: an image for each colour mode. */
export const ThemedImage = ({
  sources,
  ...attributes
}: ImageAttributes & { sources?: { light?: string; dark?: string } }): ReactNode => {
  const { light, dark } = sources ?? {}
  if (!light || !dark)
    throw new ArticleError(
      '<ThemedImage> needs an image for each colour mode: sources={{ light: lightImage, dark: darkImage }}.',
    )
  const image = (mode: string, src: string) =>
    createElement('img', {
      alt: '',
      loading: 'lazy',
      ...attributes,
      src: String(src),
      className: [attributes.className, `for-${mode}`].filter(Boolean).join(' '),
    })
  return createElement(Fragment, null, image('light', light), image('dark', dark))
}

/** `@theme/IdealImage`. */
export const IdealImage = ({
  img,
  ...attributes
}: ImageAttributes & { img?: string | { default?: string; src?: { src?: string } } }): ReactNode => {
  const src = typeof img === 'object' ? (img.default ?? img.src?.src) : img
  if (!src) throw new ArticleError("<IdealImage> needs an image: img={require('./image.png')}.")
  return createElement('img', { alt: '', loading: 'lazy', ...attributes, src: String(src) })
}

/** `@theme/MDXComponents`: empty, because documents keep their default components, whatever a site adds. */
export const MDXComponents = {}
