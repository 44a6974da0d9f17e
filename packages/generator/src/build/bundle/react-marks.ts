import type { Plugin } from 'vite'

const mark = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React DOM creates five errors when it is evaluated, and uses them only as marks: it throws them and recognizes them by
 * identity. Returns React DOM's code with marks that record no stack trace. They are still instances of `Error` and
 * keep their messages.
 */
export const withoutStackTraces = (code: string): string =>
  code.replace(mark, '$1 = { __proto__: Error.prototype, message: $2 }')

/**
 * Creates React's marks without stack traces. While an inspector is attached (developer tools, Lighthouse), V8 computes
 * the place in the source for each new error, and so parses all of React and the entry once more. That took 15 of the
 * 17 ms of the entry's evaluation.
 */
export const reactMarks = (): Plugin => ({
  name: 'handbook-react-marks',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutStackTraces(code), map: null }),
  },
})
