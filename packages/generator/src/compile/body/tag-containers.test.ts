import { describe, expect, test } from 'vitest'
import { findTornTags } from './tag-containers.ts'

describe('findTornTags', () => {
  test.each([
    ['in one container', '<A>\n\n- x\n- y\n\n> z\n\n</A>'],
    ['in one list item', '- <A>\n\n  > x\n\n  </A>'],
    ['in one quotation', '> <A>\n>\n> x\n> </A>'],
    ['indented in an element', '<A>\n  <B>\n\n  - x\n\n  </B>\n</A>'],
    ['on one line', '- <A>x</A>'],
    ['with anything in attributes', '<A b="</A>" c={[`<A>`, { d: "- <A>" }]}>\n\n- x\n\n</A>'],
    ['in code', '<A>\n\n```\n- </A>\n```\n\n- `</A>`\n\n</A>'],
    ['escaped', '\\<A>\n\n- \\</A>'],
    ['without a partner', '<A>\n\n- </B>'],
    ['whose tag ends at the start of a line', '<A\n  b="c"\n></A>\n\n- <B\n    c\n  ></B>\n\n> <C\n> d\n> ></C>'],
    ['whose attributes look like marks', '<A b={`\n- c\n> d\n`}\n>\n\ntext\n\n</A>'],
    ['without content', '<A />\n\n- <A />'],
  ])('accepts elements %s', (_, text) => {
    expect(findTornTags(text)).toEqual([])
  })

  test.each([
    ['that close in a list item', '<A>\n<B>b</B>\n\n- x\n  </A>', { name: 'A', openLine: 1, closeLine: 5 }],
    ['that close as a list item', '<A>\n\n- </A>', { name: 'A', openLine: 1, closeLine: 3 }],
    ['that close in the next item', '- <A>\n- </A>', { name: 'A', openLine: 1, closeLine: 2 }],
    ['that close after the list', '- <A>\n\n</A>', { name: 'A', openLine: 1, closeLine: 3 }],
    ['that close in a quotation', '<A>\n\n> </A>', { name: 'A', openLine: 1, closeLine: 3 }],
    ['that close after the quotation', '> <A>\n\n> </A>', { name: 'A', openLine: 1, closeLine: 3 }],
  ])('finds elements %s', (_, text, torn) => {
    expect(findTornTags(text)).toEqual([torn])
  })
})
