import { expect, test } from 'vitest'
import { markPlaces } from './mark-places.ts'

const marked = (html: string) => markPlaces(html, (lines) => String(7 + lines))

test.each([
  ['<a href="">x</a>', '<a data-line="7" href="">x</a>'],
  ['<p>\n<IMG\n src=x>\n<a>y</a></p>', '<p>\n<IMG data-line="8"\n src=x>\n<a data-line="10">y</a></p>'],
  ['<abbr>a</abbr><h2>b</h2>', '<abbr>a</abbr><h2 data-line="7">b</h2>'],
  [
    '<script type="application/json">"<a>"</script><!-- <a> -->',
    '<script type="application/json">"<a>"</script><!-- <a> -->',
  ],
])('marks %j', (html, result) => {
  expect(marked(html)).toBe(result)
})
