import { mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPrivacy, privateFacts } from './private-facts.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('privateFacts', () => {
  it('contains the path of the site and the values of variables whose names suggest secrets', () => {
    const facts = privateFacts('/home/reader/site', {
      SEARCH_ADMIN_KEY: 'f00dfacef00dface',
      DEPLOY_TOKEN: 'abcdefghijkl',
      SHORT_TOKEN: 'abc',
      SEARCH_KEY: 'public-search-only-key',
      EMPTY_SECRET: undefined,
    })
    expect(facts.map(({ text }) => text)).toEqual(['/home/reader/site/', 'f00dfacef00dface', 'abcdefghijkl'])
  })

  it('omits folders directly below the root of the disk, which articles may name, and no deeper folder', () => {
    expect(privateFacts('/app', {})).toEqual([])
    expect(privateFacts('/srv/site', {}).map(({ text }) => text)).toEqual(['/srv/site/'])
  })
})

it.skipIf(process.platform === 'win32')('contains the path behind a symbolic link, too', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'handbook-private-')))
  const link = `${folder}-link`
  symlinkSync(folder, link)
  expect(privateFacts(link, {}).map(({ text }) => text)).toEqual([`${link}/`, `${folder}/`])
})

it('contains the spellings of a Windows path: as it is, with slashes, and as scripts and JSON escape it', () => {
  const facts = privateFacts(String.raw`C:\Users\me\site`, {}, '\\')
  for (const text of [
    String.raw`file: C:\Users\me\site\a.md`,
    '{"file":"C:/Users/me/site/a.md"}',
    JSON.stringify({ file: String.raw`C:\Users\me\site\a.md` }),
  ])
    expect(() => checkPrivacy('a.js', bytes(text), facts)).toThrow('the path of the site on this machine')
  expect(() => checkPrivacy('a.js', bytes(String.raw`C:\Users\me\sites C:/Users/me/sites`), facts)).not.toThrow()
  expect(privateFacts(String.raw`C:\site`, {}, '\\')).toEqual([])
})

describe('checkPrivacy', () => {
  const facts = privateFacts('/home/reader/site', { SEARCH_ADMIN_KEY: 'f00dfacef00dface' })

  it('accepts content that reveals nothing, including a search key', () => {
    expect(() =>
      checkPrivacy('docs/a.html', bytes('<h1>/home/reader/sites</h1> public-search-only-key'), facts),
    ).not.toThrow()
  })

  it.each([
    [
      'assets/x.js',
      'const key="f00dfacef00dface"',
      'The output "assets/x.js" would publish the value of the environment variable SEARCH_ADMIN_KEY. Nothing was published. Remove it from the file that the output is made from.',
    ],
    [
      'docs/a.json',
      '{"file":"/home/reader/site/content/a.md"}',
      'The output "docs/a.json" would publish the path of the site on this machine. Nothing was published. Remove it from the file that the output is made from.',
    ],
  ])('rejects %s', (path, content, message) => {
    expect(() => checkPrivacy(path, bytes(content), facts)).toThrow(new Error(message))
  })
})
