const ends = ['exit', 'abort', 'kill', 'reallyExit'] as const

/**
 * Runs synchronous code of a document so that it cannot end the process. A call that would end the process throws, and
 * is reported like any other fault of the document.
 */
export const forbidExit = <Result>(run: () => Result): Result => {
  const own = ends.map((name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const)
  for (const name of ends) {
    const value = () => {
      throw new Error(`process.${name}() would end the build`)
    }
    Object.defineProperty(process, name, { value, configurable: true, writable: true })
  }
  try {
    return run()
  } finally {
    for (const [name, descriptor] of own) {
      if (descriptor) Object.defineProperty(process, name, descriptor)
      else Reflect.deleteProperty(process, name)
    }
  }
}
