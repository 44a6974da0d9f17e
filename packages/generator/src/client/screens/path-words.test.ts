import { expect, it } from 'vitest'
import { pathWords } from './path-words.ts'

it.each([
  ['/docs/guide/docker-compose.html', 'docker compose'],
  ['/docs/guide/docker_compose/', 'docker compose'],
  ['/docs/guide/index.html', 'guide'],
  ['/docs/tags/%D0%B0%D0%BB%D0%B3%D0%BE%D1%80%D0%B8%D1%82%D0%BC%D1%8B', 'алгоритмы'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
  ['/!!!', ''],
  [`/${'a'.repeat(100)}`, 'a'.repeat(64)],
])('%s gives %s', (pathname, words) => {
  expect(pathWords(pathname)).toBe(words)
})
