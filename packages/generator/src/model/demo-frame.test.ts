import { expect, it } from 'vitest'
import { demoDocument } from './demo-frame.ts'

it('puts styles before the HTML and the script after it, and escapes closing tags in both', () => {
  const css = '/* </style> */'
  const html = demoDocument({ lang: 'en', html: '<p>a</p>', css, js: 'let a = "</script>"' })
  expect(html).toContain(
    String.raw`<style>/* <\/style> */</style><p>a</p><script type="module">let a = "<\/script>"</script>`,
  )
  expect(html.match(/<script/g)).toHaveLength(2)
})

it('has no script if scripts cannot run', () => {
  expect(demoDocument({ lang: 'ru', html: '<p>a</p>', css: '' })).not.toContain('<script')
})
