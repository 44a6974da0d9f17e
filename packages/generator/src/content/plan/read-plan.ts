import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '../modules/module-fault.ts'
import { hasCode } from '../error-code.ts'
import type { ProblemCollector } from '../problems.ts'
import { planColumns, type PlanRow, planRowSchema } from '../schema/plan.ts'
import { validate } from '../schema/validate.ts'

/** A row of the plan and its line. */
export interface PlannedDocument extends PlanRow {
  line: number
}

/** Reads the content plan and reports faulty rows. Without a file, the plan is empty. */
export const readPlan = async (root: string, file: string, problems: ProblemCollector): Promise<PlannedDocument[]> => {
  let text: string
  try {
    text = await readFile(join(root, file), 'utf8')
  } catch (cause) {
    if (!hasCode(cause, 'ENOENT'))
      problems.error({
        rule: 'plan',
        file,
        message: `The plan cannot be read: ${messageOf(cause)}. Check its permissions.`,
        cause,
      })
    return []
  }
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  if (head !== planColumns.join('\t')) {
    problems.error({
      rule: 'plan',
      file,
      line: 1,
      message: `The first line is ${JSON.stringify(head)}; it must name the columns, with tabs between them: ${planColumns.join(', ')}.`,
    })
    return []
  }
  return lines.flatMap((row, index) => {
    if (row.trim() === '') return []
    const line = index + 2
    const cells = row.split('\t')
    const unsafeRow = Object.fromEntries(planColumns.map((column, at) => [column, cells[at] ?? '']))
    const { value, faults } = validate(planRowSchema, unsafeRow)
    for (const { message } of faults) problems.error({ rule: 'plan', file, line, message })
    return value ? [{ ...value, line }] : []
  })
}
