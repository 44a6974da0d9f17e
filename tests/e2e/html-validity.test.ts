import { HtmlValidate } from 'html-validate'
import { expect, inject, it } from 'vitest'

/** One page of each kind, and the pages with every island and component of the handbook. */
const paths = [
  '/',
  '/search',
  '/404.html',
  '/docs/tags',
  '/docs/guide/http',
  '/docs/cheatsheet/js-dom',
  '/docs/cheatsheet/regexp',
  '/docs/cheatsheet/web-accessibility',
  '/docs/other/node-questions',
  '/docs/other/snippets-css',
  '/docs/other/snippets-js2',
  '/docs/algorithms-data-structures/intro-algorithms',
  '/docs/algorithms-data-structures/algorithms/sort/quick-sort',
  '/docs/algorithms-data-structures/data-structures/tree/bst',
  '/docs/algorithms-data-structures/algorithms/graph/dijkstra',
]

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/**
 * Markup that the validator does not know: a link may block the first frame, and React keeps an island's styles beside
 * it.
 */
const isKnown = (message: string): boolean =>
  message.startsWith('"blocking" attribute cannot be used on <link>') ||
  message.startsWith('<style> element is not permitted as content under <div>')

it.each(paths)('is valid HTML: %s', async (path) => {
  const html = await (await fetch(inject('siteOrigin') + path)).text()
  expect(html).toContain('</html>')
  const { results } = await validator.validateString(html)
  const messages = results.flatMap(({ messages: found }) =>
    found.map(({ message, selector }) => `${message} (${selector})`),
  )
  expect(messages.filter((message) => !isKnown(message))).toEqual([])
})
