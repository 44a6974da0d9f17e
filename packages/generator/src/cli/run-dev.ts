import { startDevServer } from '../dev/dev.ts'
import type { Command } from './command.ts'
import { counted } from './counted.ts'
import { problemReport, styleFor } from './report.ts'
import { stopSignal } from './stop-signal.ts'

const styled = styleFor(process.stdout)

export const runDev: Command['run'] = async (options) => {
  let hadProblems = false
  const { address, close } = await startDevServer({
    ...options,
    onUpdate: ({ problems, changed, duration, isWhole }) => {
      if (problems.length > 0) console.error(problemReport(problems, styleFor(process.stderr)))
      if (isWhole && hadProblems && problems.length === 0) console.log('No more problems')
      if (isWhole) hadProblems = problems.length > 0
      if (changed > 0) console.log(`${counted(changed, 'page')} updated in ${duration.toFixed(0)} ms`)
    },
  })
  console.log(`Development server at ${styled('bold', address)} (stop with Ctrl+C)`)
  await stopSignal()
  await close()
  return 0
}
