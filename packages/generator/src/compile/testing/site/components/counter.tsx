'use client'
import { useState, type ReactNode } from 'react'
import './counter.css'

/** Returns what is wrong with the props that an author wrote. */
export const checkProps = ({ start = 0 }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof start === 'number' ? undefined : `<Counter>: "start" is ${typeof start === 'function' ? 'a function' : JSON.stringify(start)}; needed: a number.`

/** An island for tests. */
export const Counter = ({ start = 0, href, children }: { start?: number; href?: string; children?: ReactNode }) => {
  const [count, setCount] = useState(start)
  return (
    <div className="counter">
      <button type="button" onClick={() => setCount(count + 1)}>{`Count: ${count}`}</button>
      {href !== undefined && <a href={href}>Help</a>}
      {children}
    </div>
  )
}
