import { expect, it } from 'vitest'
import { isShareable, isThreadable } from './shareable-sample.ts'

const none = new Map<string, { code: string }>()

it.each([
  'const sum = [1, 2].reduce((a, b) => a + b)\nconsole.log(sum)\n',
  "import { EventEmitter } from 'node:events'\nimport { readFile } from 'node:fs/promises'\nexport { EventEmitter, readFile }\n",
  'const later = (done) => setTimeout(done, 10)\nawait new Promise(later)\nperformance.now()\n',
  "const { join } = await import('node:path')\n",
  "Array.from('abc')\nTemporal.PlainDate.from('2027-03-09')\n",
])('a sample of the language and of modules that can be compared shares a process: %j', (code) => {
  expect(isShareable(code, 'sample-0.ts', none)).toBe(true)
})

it.each([
  'process.exit(1)\n',
  'globalThis.x = 1\n',
  "console.group('a')\n",
  'const { log } = console\n',
  "performance.mark('a')\n",
  'import.meta.main\n',
  "import { test } from 'node:test'\n",
  "import express from 'express'\n",
  'await import(name)\n',
  'setTimeout(f, 10).unref()\n',
  'AbortSignal.timeout(10)\n',
  "import EventEmitter from 'node:events'\nEventEmitter.defaultMaxListeners = 1\n",
  "import './missing.ts'\n",
])('a sample that reaches further has a process of its own: %j', (code) => {
  expect(isShareable(code, 'sample-0.ts', none)).toBe(false)
})

it('the modules that a sample imports count too, directly or through other modules', () => {
  const files = new Map([
    ['src/a.ts', { code: "import { b } from './b.ts'\nexport const a = b\n" }],
    ['src/b.ts', { code: 'export const b = 1\n' }],
    ['src/c.ts', { code: "import './d.ts'\n" }],
    ['src/d.ts', { code: "import 'express'\n" }],
  ])
  expect(isShareable("import { a } from './src/a.ts'\n", 'sample-0.ts', files)).toBe(true)
  expect(isShareable("import './src/c.ts'\n", 'sample-0.ts', files)).toBe(false)
})

it('a CommonJS script and a script with JSX run in processes of their own', () => {
  expect(isShareable('', 'a.cjs', none)).toBe(false)
  expect(isShareable('', 'a.tsx', none)).toBe(false)
})

it.each([
  "import express from 'express'\nfetch('http://localhost:1')\n",
  'globalThis.x = 1\n',
  'setTimeout(f, 10).unref()\n',
  "process.env.PORT ?? '3000'\n",
  "import { DatabaseSync } from 'node:sqlite'\n",
])('a sample that needs only its own globals and modules may have a thread: %j', (code) => {
  expect(isThreadable(code, 'sample-0.ts', none)).toBe(true)
})

it.each([
  'process.exit(1)\n',
  "process.on('SIGTERM', stop)\n",
  "process.env.TZ = 'UTC'\n",
  "import process from 'node:process'\n",
  "import { isMainThread } from 'worker_threads'\n",
  "import { spawn } from 'node:child_process'\n",
  "import { test } from 'node:test'\n",
  'import.meta.main\n',
  'await import(name)\n',
  "import './missing.ts'\n",
])('a sample that needs a process has no thread: %j', (code) => {
  expect(isThreadable(code, 'sample-0.ts', none)).toBe(false)
})

it('a sample has no thread when a module of its project needs a process', () => {
  const files = new Map([
    ['src/a.ts', { code: "import data from './b.json' with { type: 'json' }\n" }],
    ['src/b.json', { code: '{"process.exit":1}' }],
    ['src/c.ts', { code: 'process.exit(1)\n' }],
  ])
  expect(isThreadable("import './src/a.ts'\n", 'sample-0.ts', files)).toBe(true)
  expect(isThreadable("import './src/c.ts'\n", 'sample-0.ts', files)).toBe(false)
})
