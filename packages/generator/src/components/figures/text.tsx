import { round } from './round.ts'
import { lineHeight } from './text-metrics.ts'

interface TextProps {
  x: number
  /** Middle of the text's height. */
  y: number
  anchor?: 'start' | 'middle' | 'end'
  className?: string
  children: string | number
}

/** One line of text, centred on its point in height. */
export const Text = ({ x, y, anchor = 'middle', className, children }: TextProps) => (
  <text x={round(x)} y={round(y)} dy=".35em" textAnchor={anchor === 'start' ? undefined : anchor} className={className}>
    {children}
  </text>
)

/** Several lines, centred on their point together. */
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
