import { expect, it } from 'vitest'
import { compileText } from '../testing/compile-text.ts'

const problemsOf = async (tabs: string, item = 'value="a"') =>
  (await compileText(`<Tabs ${tabs}>\n<TabItem ${item}>x</TabItem>\n</Tabs>`)).problems.map((problem) =>
    problem.replace('error content/guide/page.mdx:', ''),
  )

it.each([
  [
    'group="pm"',
    undefined,
    '1 [component] <Tabs>: It has no attribute "group". Known: "groupId", "block", "values", "lazy", "id", "style", "className", "queryString", "defaultValue".',
  ],
  ['groupId={3}', undefined, '1 [component] <Tabs>: "groupId" is 3; needed: text.'],
  ['values={["a"]}', undefined, '1 [component] <Tabs>: "values[0]" is "a"; needed: a map'],
  [
    '',
    'value="a" lable="A"',
    '2 [component] <TabItem>: It has no attribute "lable". Did you mean "label"? Known: "label", "value", "style", "default", "hidden", "id", "className", "attributes".',
  ],
  ['', 'value={["a"]}', '2 [component] <TabItem>: "value" is a list; needed: text or a number.'],
])('<Tabs %s> with <TabItem %s> is an error', async (tabs, item, problem) => {
  expect(await problemsOf(tabs, item)).toEqual([expect.stringContaining(problem)])
})

it.each([
  ['groupId="pm" defaultValue="a"', 'value="a" label="A" default'],
  [
    'lazy block queryString="os" className="wide" values={[{ value: "a", label: "A", attributes: {} }]} defaultValue={null} data-x="1"',
    'value="a" className="wide" attributes={{ className: "x" }} default={false}',
  ],
  ['queryString', 'value={1} label={<b>A</b>} aria-label="x"'],
])('<Tabs %s> with <TabItem %s>, which Docusaurus accepts, is no error', async (tabs, item) => {
  expect(await problemsOf(tabs, item)).toEqual([])
})
