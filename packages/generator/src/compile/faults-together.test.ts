import { describe, expect, test } from 'vitest'
import { faultsOf } from './testing/faults-of.ts'

describe('faults', () => {
  test('of one document are reported together', async () => {
    const text = await faultsOf('```typscript\nx\n```\n\n:::warn\nx\n:::\n\n<Nothing />')
    expect(text.split('\n').map((line) => line.replace(/\].*/, ']'))).toEqual([
      'error content/guide/page.mdx:5 [code]',
      'error content/guide/page.mdx:9 [admonition]',
      'error content/guide/page.mdx:13 [mdx]',
    ])
  })

  test.each(['<Foo.Bar />', '<foo.bar />', '<dh-code>x</dh-code>', "import Photo from './a.png'\n\n<Photo />"])(
    'behind the name of %s are reported with it',
    async (element) => {
      const body = `${element}\n\n[a](./othr.mdx)\n\n<Badge text={missing} />`
      const text = await faultsOf(body, { files: { 'content/guide/a.png': 'x' } })
      expect(text.split('\n').map((line) => line.replace(/^error \S+ (\[.*?\]).*/, '$1'))).toEqual([
        '[mdx]',
        '[broken-markdown-link]',
        '[render]',
      ])
    },
  )
})
