import { describe, expect, it } from 'vitest'
import { parsers } from './registry.ts'

/** For each language one sample that is valid and one that is not, with the place of its first fault. */
const cases: [lang: string, valid: string, invalid: string, line: number][] = [
  ['json', '{ "a": [1, null] }', '{\n  "a": 1,\n}', 3],
  ['jsonc', '{\n  // why\n  "a": 1,\n}', '{ "a": }', 1],
  ['yaml', 'services:\n  db: { image: postgres }', 'a: b: c', 1],
  ['toml', '[package]\nname = "x"', '[package]\nname = ', 2],
  ['html', '<ul><li>One<li>Two</ul>', '<p class="a" class="b">x</p>', 1],
  ['css', '.a { color: red; &:hover { color: blue } }', '.a { color: red', 1],
  ['css', '@container (width > 20rem) { .a { inset: 0 } }', '.a {\n  : red;\n}', 2],
  ['graphql', 'type Query { user(id: ID!): String }', 'type Query {\n  user(: ID\n}', 2],
  ['sql', 'select * from users where id = $1;', 'select *\nform users', 2],
  ['dockerfile', 'FROM node:22\nRUN npm ci\nCMD ["node", "a.js"]', 'FROM node:22\nRUNN npm ci', 2],
  ['nginx', 'server {\n  listen 80; # web\n  location / { try_files $uri $uri.html =404; }\n}', 'server {\n  listen 80\n}', 3],
  ['nginx', 'gzip on;', 'http {\n  gzip on;', 1],
  ['sh', 'for f in *.ts; do echo "$f"; done | sort', 'if true; then\n  echo', 1],
  ['diff', '@@ -1,2 +1,2 @@\n a\n-b\n+c', '@@ -1,3 +1,2 @@\n a\n-b\n+c', 1],
  ['http', 'GET /a HTTP/1.1\nHost: example.com\n\nbody: text', 'HTTP/1.1 200 OK\nno header', 2],
  ['prisma', 'model User {\n  id Int @id\n}', 'model User {\n  id Int @id\n  name Strin\n}', 3],
  ['rust', 'fn main() {\n    println!("hi");\n}', 'fn main( {\n}', 1],
]

describe('parsers', () => {
  it.each(cases)('%s accepts what is valid', async (lang, valid) => {
    expect(await parsers[lang]?.(valid)).toEqual([])
  })

  it.each(cases)('%s finds the fault', async (lang, _valid, invalid, line) => {
    const faults = (await parsers[lang]?.(invalid)) ?? []
    expect(faults[0]?.line, JSON.stringify(faults)).toBe(line)
  })

  it('has a case for every parser', () => {
    const covered = new Set(cases.map(([lang]) => parsers[lang]))
    expect(Object.values(parsers).filter((parser) => !covered.has(parser))).toEqual([])
  })
})
