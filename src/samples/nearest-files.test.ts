import { expect, it } from 'vitest'
import { nearestFiles } from './nearest-files.ts'

const files = ['content/a.md', 'content/cheatsheet/docker.mdx', 'content/guide/deck.mdx', 'content/guide/docker.mdx', 'content/guide/webrtc.mdx']

it.each([
  ['guide/dcker', 'content/guide/docker.mdx'],
  ['Guide/WebRTC', 'content/guide/webrtc.mdx'],
  ['contnt/a', 'content/a.md'],
])('%s means %s', (text, expected) => {
  expect(nearestFiles(text, files)[0]).toBe(expected)
})

it('only the best are named', () => {
  expect(nearestFiles('dcker', files, 2)).toEqual(['content/cheatsheet/docker.mdx', 'content/guide/docker.mdx'])
  expect(nearestFiles('docker', [])).toEqual([])
})
