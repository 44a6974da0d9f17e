import { expect, it } from 'vitest'
import { quotedPlace } from './quoted-place.ts'

const source = "main: [\n  'guide/docker-compose',\n  \"guide/docker\",\n  'guide/docker',\n  `intro`,\n]"

it.each([
  ['guide/docker', { line: 3 }],
  ['guide/docker-compose', { line: 2 }],
  ['intro', { line: 5 }],
  ['docker', {}],
])('%s stands at %j', (text, place) => expect(quotedPlace(source, text)).toEqual(place))

it('stands on the first line where the module begins with it', () =>
  expect(quotedPlace("'intro'", 'intro')).toEqual({ line: 1 }))
