'use client'
import './evolution/evolution.css'
import './evolution/record.css'
import { unknownProp } from './known-props.ts'

export { Evolution } from './evolution/evolution.tsx'

export const checkProps = (props: Readonly<Record<string, unknown>>): string | undefined =>
  unknownProp('Evolution', props, [])
