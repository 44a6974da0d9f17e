import { Session, type Profiler } from 'node:inspector'

/**
 * How often the functions of these names in our algorithms were called meanwhile, as the engine counts it: no code is
 * changed for that. Compilers wrap arrow functions to keep their names, so those are read from the text before them.
 */
export const callsWithin = (names: readonly string[], run: () => void): number => {
  const session = new Session()
  session.connect()
  session.post('Debugger.enable')
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  run()
  let scripts: Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error
    scripts = result.filter(({ url }) => url.includes('/algorithms/'))
  })
  session.post('Profiler.stopPreciseCoverage')
  let calls = 0
  for (const { scriptId, functions } of scripts) {
    session.post('Debugger.getScriptSource', { scriptId }, (error, { scriptSource }) => {
      if (error) throw error
      for (const { functionName, ranges: [range] } of functions) {
        if (!range) continue
        const before = /(\w+) ?=[^=;,{}]*$/u.exec(scriptSource.slice(Math.max(0, range.startOffset - 100), range.startOffset))?.[1]
        if (names.includes(functionName || (before ?? ''))) calls += range.count
      }
    })
  }
  session.disconnect()
  return calls
}
