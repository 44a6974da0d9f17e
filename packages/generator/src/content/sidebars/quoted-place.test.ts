import { expect, it } from 'vitest'
import { quotedPlace } from './quoted-place.ts'

const source = "main: [\n  'guide/docker-compose',\n  \"guide/docker\",\n  'guide/docker',\n  `intro`,\n]"

it.each([
  ['guide/docker', { line: 3 }],
  ['guide/docker-compose', { line: 2 }],
  ['intro', { line: 5 }],
  ['docker', {}],
])('%s is at %j', (text, place) => expect(quotedPlace(source, text)).toEqual(place))

it('is on the first line when the module begins with the text', () =>
  expect(quotedPlace("'intro'", 'intro')).toEqual({ line: 1 }))
