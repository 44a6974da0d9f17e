import type { ReactNode } from 'react'
import { ArticleError } from '../article-error.ts'
import { round } from './round.ts'

/** Props that every figure takes. */
export interface FigureProps {
  /** Description of the picture for readers who cannot see it. */
  alt?: string
  caption?: ReactNode
}

interface FrameProps extends FigureProps {
  /** Name of the component, for messages. */
  name: string
  /** Natural size in pixels. */
  width: number
  height: number
  children: ReactNode
}

/**
 * Smallest scale at which a figure's text (15 px) is still easy to read. Below this scale, the figure scrolls sideways.
 */
const smallestScale = 0.8

/** Width of an article's column in pixels, beside a scroll bar, at 400 % zoom of a window that is 1280 pixels wide. */
const narrowestColumn = 272

/**
 * The frame of all figures: an SVG that screen readers read as an image. It shrinks with its column to a readable size.
 */
export const Figure = ({ name, alt, caption, width, height, children }: FrameProps) => {
  if (!alt?.trim())
    throw new ArticleError(`<${name}> has no alt. Say what the picture shows: alt="The array after each swap: …".`)
  const narrowest = Math.round(width * smallestScale)
  return (
    <figure className="figure">
      {/* The compiler makes content focusable by keyboard when it may be wider than the narrowest column. */}
      <div className="figure-scroll" data-wide={narrowest > narrowestColumn ? '' : undefined}>
        <svg
          viewBox={`0 0 ${round(width)} ${round(height)}`}
          width={Math.round(width)}
          height={Math.round(height)}
          style={{ minInlineSize: narrowest }}
          {...image(alt)}
        >
          {children}
        </svg>
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}

/** Screen readers should read an SVG as one picture, not as many shapes. */
const image = (alt: string) => ({ role: 'img', 'aria-label': alt })
