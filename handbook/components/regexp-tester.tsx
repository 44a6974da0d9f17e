'use client'
import { unknownProp } from './known-props.ts'
import './regexp/regexp-tester.css'
import './regexp/pattern-form.css'

export { RegexpTester } from './regexp/regexp-tester.tsx'

export const checkProps = (props: Readonly<Record<string, unknown>>): string | undefined =>
  unknownProp('RegexpTester', props, ['href'])
