/** The variables in scope at a step, by name. Their data structures change later: copy the values that you keep. */
export type Locals = Readonly<Record<string, unknown>>

/** Called before each statement of a traced module, with its place and a function that reads the variables in scope. */
export type Tracer = (file: string, line: number, column: number, locals: () => Locals) => void

let current: Tracer | undefined

/** Runs `work` with a tracer that is called at every step of the traced modules, and removes the tracer afterwards. */
export const runTraced = <T>(tracer: Tracer, work: () => T): T => {
  const outer = current
  current = tracer
  try {
    return work()
  } finally {
    current = outer
  }
}

/**
 * Returns the function that an instrumented module calls at each step. `file` is the module's file. Without a tracer
 * the function does nothing.
 */
export const traceIn =
  (file: string) =>
  (line: number, column: number, locals: () => Locals): void =>
    current?.(file, line, column, locals)
