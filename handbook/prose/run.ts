// npm run check:prose [-- --only TEXT]: prints what makes documents hard to read, with file and line. It never fails a run.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { proseWarnings } from './prose-rules.ts'

const content = resolve(import.meta.dirname, '../content')
const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.mdx?$/.test(file) && file.includes(only))
  .toSorted()
if (files.length === 0) {
  console.error(`No document has “${only}” in its file name.`)
  process.exit(1)
}

let total = 0
for (const file of files) {
  const source = readFileSync(resolve(content, file), 'utf8')
  const warnings = proseWarnings({
    source,
    lang: /^lang: ru$/m.test(source) ? 'ru' : 'en',
    columns: /^kind: cheatsheet$/m.test(source) ? 56 : 80,
  })
  total += warnings.length
  for (const { line, message } of warnings) console.log(`handbook/content/${file}:${line}: ${message}`)
}
console.log(`${total} warnings in ${files.length} documents`)
