import { describe, expect, it } from 'vitest'
import { parsers } from './registry.ts'

/** For each language: a valid sample, an invalid sample, and the line of the first fault. */
const cases: [lang: string, valid: string, invalid: string, line: number][] = [
  ['json', '{ "a": [1, null] }', '{\n  "a": 1,\n}', 3],
  ['jsonc', '{\n  // why\n  "a": 1,\n}', '{ "a": }', 1],
  ['yaml', 'services:\n  db: { image: postgres }', 'a: b: c', 1],
  ['toml', '[package]\nname = "x"', '[package]\nname = ', 2],
  ['html', '<!doctype html>\n<title>x</title>', '<!doctype html>\n<title>x</title>\n<p class="a" class="b">', 3],
  ['html', '<html><head><title>x</title></head><body></body></html>', '<html>\n<p id=a id=b>', 2],
  ['html', '<ul><li>One<li>Two</ul>', '<p class="a" class="b">x</p>', 1],
  ['css', '.a { color: red; &:hover { color: blue } }', '.a { color: red', 1],
  ['css', '@container (width > 20rem) { .a { inset: 0 } }', '.a {\n  : red;\n}', 2],
  ['graphql', 'type Query { user(id: ID!): String }', 'type Query {\n  user(: ID\n}', 2],
  ['sql', 'select * from users where id = $1;', 'select *\nform users', 2],
  ['dockerfile', 'FROM node:22\nRUN npm ci\nCMD ["node", "a.js"]', 'FROM node:22\nRUNN npm ci', 2],
  [
    'nginx',
    'server {\n  listen 80; # web\n  location / { try_files $uri $uri.html =404; }\n}',
    'server {\n  listen 80\n}',
    3,
  ],
  ['nginx', 'gzip on;', 'http {\n  gzip on;', 1],
  [
    'nginx',
    'log_format main "$host\n  $status"; # "\nmap $uri ${name} { default \'a;b\'; }',
    'log_format main "\n\n";\n}',
    4,
  ],
  ['nginx', '', 'gzip on;\n;', 2],
  ['nginx', 'events {}', 'gzip on;\nlisten 80', 2],
  ['nginx', 'return 200 "a \\" b";', 'gzip on;\nreturn 200 "a;', 2],
  ['sh', '$ npm ci\n$ npm test', '$ npm ci\n$ if true; then', 2],
  ['sh', 'for f in *.ts; do echo "$f"; done | sort', 'if true; then\n  echo', 1],
  ['diff', '@@ -1,2 +1,2 @@\n a\n-b\n+c', '@@ -1,3 +1,2 @@\n a\n-b\n+c', 1],
  ['diff', '-a\n+b\n c\n', 'const a = 1', 1],
  [
    'diff',
    'diff --git a/a b/a\nindex 1..2 100644\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n@@ -9,2 +9 @@\n x\n-y',
    '--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n@@ -9 +9 @@\n-x\n+y',
    3,
  ],
  ['diff', '@@ -1 +1,2 @@\n a\n+b\n', '@@ -1 +1 @@\n-a\n+b\n+c', 1],
  ['http', 'HTTP/1.1 304 Not Modified\nETag: "a"', 'Not a message', 1],
  ['http', 'Set-Cookie: a=b;\n  Secure\nCache-Control: no-cache', 'Set-Cookie: a=b\nSecure', 2],
  [
    'http',
    'POST /a HTTP/1.1\nHost: a\n\nno header\n\nHTTP/1.1 200 OK\nA: b',
    'POST /a HTTP/1.1\nHost: a\n\nbody\n\nHTTP/1.1 200 OK\nno header',
    7,
  ],
  ['http', 'GET /a HTTP/1.1\nHost: example.com\n\nbody: text', 'HTTP/1.1 200 OK\nno header', 2],
  ['prisma', 'model User {\n  id Int @id\n}', 'model User {\n  id Int @id\n  name Strin\n}', 3],
  ['rust', 'fn main() {\n    println!("hi");\n}', 'fn main( {\n}', 1],
]

describe('parsers', () => {
  it.each(cases)('%s accepts a valid sample', async (lang, valid) => {
    expect(await parsers[lang]?.(valid)).toEqual([])
  })

  it.each(cases)('%s finds the fault', async (lang, _valid, invalid, line) => {
    const faults = (await parsers[lang]?.(invalid)) ?? []
    expect(faults[0]?.line, JSON.stringify(faults)).toBe(line)
  })

  it.each([
    ['json', '{ a: 1 }', 'Invalid symbol at "a".'],
    ['json', '{ "a": ] }', 'Value expected at "]".'],
    ['json', '[1', 'Close bracket expected at the end.'],
    ['yaml', 'a: b: c', 'Nested mappings are not allowed in compact mappings.'],
    ['yaml', '- a\nb: c', 'Unexpected scalar at node end.'],
  ])('%s reports the fault of %j in words, and no line of the sample', async (lang, code, message) => {
    expect((await parsers[lang]?.(code))?.[0]?.message).toBe(message)
  })

  it('has a case for every parser', () => {
    const covered = new Set(cases.map(([lang]) => parsers[lang]))
    expect(Object.values(parsers).filter((parser) => !covered.has(parser))).toEqual([])
  })
})
