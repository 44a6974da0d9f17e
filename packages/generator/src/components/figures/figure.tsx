import type { ReactNode } from 'react'
import { ArticleError } from '../article-error.ts'
import { round } from './round.ts'

/** Props that every figure takes. */
export interface FigureProps {
  /** What the picture shows, for those who do not see it. */
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

/** Smallest scale at which a figure's text (15 px) is still read with ease; below it the figure scrolls sideways. */
const smallestScale = 0.8

/** Width of an article's column in pixels at 400 % zoom of a window that is 1280 wide, beside a scroll bar. */
const narrowestColumn = 272

/** The frame of all figures: an SVG that is an image for screen readers, scaled to its column down to a readable size. */
export const Figure = ({ name, alt, caption, width, height, children }: FrameProps) => {
  if (!alt?.trim())
    throw new ArticleError(`<${name}> has no alt. Say what the picture shows: alt="The array after each swap: …".`)
  const narrowest = Math.round(width * smallestScale)
  return (
    <figure className="figure">
      {/* The compiler lets the keyboard into what may be wider than the narrowest column. */}
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

/** An SVG is one picture to screen readers, not a heap of shapes. */
const image = (alt: string) => ({ role: 'img', 'aria-label': alt })
