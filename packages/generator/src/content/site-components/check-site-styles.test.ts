import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collectProblems } from '../problems.ts'
import { checkSiteStyles } from './check-site-styles.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-styles-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const check = (files: Readonly<Record<string, string>>, styles = ['./theme.css']) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const problems = collectProblems()
  checkSiteStyles({ root, styles, problems })
  return problems.all.map(({ rule, file, line, column, message }) => `${rule} ${file}:${line}:${column} ${message}`)
}

it('reports paths that lead to no file, in imported sheets too, and nothing in comments', () => {
  const files = {
    'theme.css':
      "@import './gone.css';\n@import url(./styles/box.css);\n/* url(./none.png) */\n.a { color: red; background: url('./a b.png'), url(./gone.png) }",
    'styles/box.css': '.b {\r\n  background: url(../a%20b.png?x#y);\r\n  mask: url(./größe.svg);\r\n}',
    'a b.png': '',
  }
  const message = (path: string) => `"${path}": there is no such file. Write a path relative to the style sheet.`
  expect(check(files)).toEqual([
    `style styles/box.css:3:3 ${message('./größe.svg')}`,
    `style theme.css:1:1 ${message('./gone.css')}`,
    `style theme.css:4:18 ${message('./gone.png')}`,
  ])
})

it('reports text that is not CSS', () => {
  expect(check({ 'theme.css': '.a { color: red }\n}' })).toEqual([
    'style theme.css:2:1 The style sheet is not CSS: Unexpected }. Correct it.',
  ])
  expect(check({ 'theme.css': '.a {\n  color: red' })).toEqual([
    'style theme.css:1:1 The style sheet is not CSS: Unclosed block. Correct it.',
  ])
})

it('leaves to others what they report or resolve', () => {
  const theme =
    "@import 'a-package/theme.css';\n@import '@fonts/inter';\n.a { background: url(/x.png) url(data:,x) url(https://example.com/x.png) url(#a) }"
  const files = { 'theme.css': theme, 'node_modules/a-package/theme.css': '.a { background: url(./gone.png) }' }
  expect(check(files, ['./theme.css', './gone.css'])).toEqual([])
})
