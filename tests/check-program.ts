import { checkSite } from '../packages/generator/src/build/check.ts'
import { problemReport } from '../packages/generator/src/cli/report.ts'

/** The program of `startChecks`: it checks the site in the folder of each message, and answers as the command would. */
process.on('message', (root: string) => {
  checkSite(root).then(
    ({ site, problems }) => {
      const isFaulty = !site || problems.some(({ severity }) => severity === 'error')
      process.send?.({ status: isFaulty ? 1 : 0, output: problemReport(problems) })
    },
    (error: unknown) => process.send?.({ status: 1, output: String(error) }),
  )
})
