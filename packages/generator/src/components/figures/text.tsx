import { round } from './round.ts'
import { lineHeight } from './text-metrics.ts'

interface TextProps {
  x: number
  /** Vertical centre of the text. */
  y: number
  anchor?: 'start' | 'middle' | 'end'
  className?: string
  children: string | number
}

/** One line of text, vertically centred on its point. */
export const Text = ({ x, y, anchor = 'middle', className, children }: TextProps) => (
  <text x={round(x)} y={round(y)} dy=".35em" textAnchor={anchor === 'start' ? undefined : anchor} className={className}>
    {children}
  </text>
)

/** Several lines, together vertically centred on their point. */
export const TextLines = ({
  x,
  y,
  lines,
  anchor,
  className,
}: Omit<TextProps, 'children'> & { lines: readonly string[] }) =>
  lines.map((line, index) => {
    const middle = y + (index - (lines.length - 1) / 2) * lineHeight
    return (
      <Text key={middle} x={x} y={middle} {...(anchor && { anchor })} {...(className !== undefined && { className })}>
        {line}
      </Text>
    )
  })
