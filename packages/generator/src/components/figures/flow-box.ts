import type { Mark } from './marks.ts'

/** A step as an author writes it. */
export interface FlowNode {
  id: string
  label: string
  shape?: 'process' | 'decision' | 'start' | 'end'
  column: number
  row: number
  mark?: Mark
}

/** A node with its position: its centre and half of its size. */
export interface FlowBox extends FlowNode {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  lines: string[]
}
