import { Session, type Profiler } from 'node:inspector'

/**
 * Starts the counts of the engine. The code is not changed for them. For the counts of blocks, start before the code is
 * compiled.
 */
export const startCounting = (detailed: boolean): Session => {
  const session = new Session()
  session.connect()
  session.post('Debugger.enable')
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed })
  return session
}

/** The counts of our functions with these names since the last call. */
export const takeCounts = (session: Session, names: readonly string[]): Profiler.CoverageRange[][] => {
  let scripts: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error
    scripts = result.filter(({ url }) => url.includes('/algorithms/'))
  })
  const counts: Profiler.CoverageRange[][] = []
  for (const { scriptId, functions } of scripts) {
    session.post('Debugger.getScriptSource', { scriptId }, (error, { scriptSource }) => {
      if (error) throw error
      for (const { functionName, ranges } of functions) {
        const start = ranges[0]?.startOffset ?? 0
        // Compilers wrap arrow functions to keep their names, so the name is read from the text before the function.
        const before = /(\w+) ?=[^=;,{}]*$/u.exec(scriptSource.slice(Math.max(0, start - 100), start))?.[1]
        if (names.includes(functionName || (before ?? ''))) counts.push(ranges)
      }
    })
  }
  return counts
}

/** Number of calls of functions with these names. */
export const callsWithin = (names: readonly string[], run: () => void): number => {
  const session = startCounting(false)
  run()
  const calls = takeCounts(session, names).reduce((sum, [whole]) => sum + (whole?.count ?? 0), 0)
  session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return calls
}
