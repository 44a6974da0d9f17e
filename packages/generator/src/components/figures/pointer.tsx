import { Text } from './text.tsx'
import { round } from './round.ts'

/** A small triangle below a cell, and the name of the variable that points to the cell. */
export const Pointer = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <g className="pointer">
    <path d={`M${round(x)} ${round(y) + 4}l5 8h-10z`} />
    <Text x={x} y={y + 22}>
      {name}
    </Text>
  </g>
)
