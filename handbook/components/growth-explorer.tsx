'use client'
import './growth-explorer/growth-explorer.css'
import { unknownProp } from './known-props.ts'

export { GrowthExplorer } from './growth-explorer/growth-explorer.tsx'

export const checkProps = (props: Readonly<Record<string, unknown>>): string | undefined => {
  const { n = 1 } = props
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > 100)
    return `<GrowthExplorer>: "n" is ${typeof n === 'function' ? 'a function' : JSON.stringify(n)}; needed: a whole number from 1 to 100.`
  return unknownProp('GrowthExplorer', props, ['n'])
}
