import { expect, it } from 'vitest'
import { documentAddress, hasFolderAddress } from './document-address.ts'
import { splitNumberPrefix } from './number-prefix.ts'

it.each([
  ['guide/docker.mdx', {}, 'guide/docker', '/docs/guide/docker'],
  ['01-guide/02-docker.md', {}, 'guide/docker', '/docs/guide/docker'],
  ['01-guide/02-docker.md', { parse_number_prefixes: false }, '01-guide/02-docker', '/docs/01-guide/02-docker'],
  ['index.md', {}, 'index', '/docs'],
  ['guide/index.md', {}, 'guide/index', '/docs/guide'],
  ['guide/README.md', {}, 'guide/README', '/docs/guide'],
  ['Guide/guide.mdx', {}, 'Guide/guide', '/docs/Guide'],
  ['guide/Guide.mdx', {}, 'guide/Guide', '/docs/guide'],
  ['guide/guide.mdx', {}, 'guide/guide', '/docs/guide'],
  ['01-guide/index.md', {}, 'guide/index', '/docs/guide'],
  ['guide/index.md', { id: 'start' }, 'guide/start', '/docs/guide'],
  ['guide/docker.mdx', { id: 'containers' }, 'guide/containers', '/docs/guide/containers'],
  ['guide/docker.mdx', { slug: 'containers' }, 'guide/docker', '/docs/guide/containers'],
  ['guide/docker.mdx', { slug: './a/b/' }, 'guide/docker', '/docs/guide/a/b'],
  ['guide/docker.mdx', { slug: '../docker' }, 'guide/docker', '/docs/docker'],
  ['guide/docker.mdx', { slug: '../../../docker' }, 'guide/docker', '/docs/docker'],
  ['guide/docker.mdx', { slug: '/containers' }, 'guide/docker', '/docs/containers'],
  ['guide/docker.mdx', { slug: '/' }, 'guide/docker', '/docs'],
  ['guide/all.mdx', { slug: 'index' }, 'guide/all', '/docs/guide'],
  ['guide/all.mdx', { slug: '/index' }, 'guide/all', '/docs'],
  ['guide/all.mdx', { slug: '/tutorials/index/' }, 'guide/all', '/docs/tutorials'],
  ['другое/вопросы по JS.mdx', {}, 'другое/вопросы по JS', '/docs/другое/вопросы по JS'],
])('%s %j → %s at %s', (file, frontMatter, id, path) => {
  expect(documentAddress(file, frontMatter, 'docs')).toEqual({ id, path })
})

it.each([
  ['handbook/docs', 'a/b.md', {}, '/handbook/docs/a/b'],
  ['', 'a/b.md', {}, '/a/b'],
  ['', 'a/b.md', { slug: '/' }, '/'],
  ['', 'index.md', {}, '/'],
  ['', 'a/index.md', {}, '/a'],
])('puts paths below %j: %s %j at %s', (base, file, frontMatter, path) => {
  expect(documentAddress(file, frontMatter, base).path).toBe(path)
})

it.each([
  ['intro', { name: 'intro' }],
  ['01-intro', { name: 'intro', position: 1 }],
  ['1. intro', { name: 'intro', position: 1 }],
  ['10_intro', { name: 'intro', position: 10 }],
  ['2024-01-31-news', { name: '2024-01-31-news' }],
  ['7.0-release', { name: '7.0-release' }],
  ['404', { name: '404' }],
  ['3d-graphics', { name: '3d-graphics' }],
])('number prefix of %s', (name, expected) => {
  expect(splitNumberPrefix(name)).toEqual(expected)
})

it.each([
  ['guide/all.md', 'index', true],
  ['guide/all.md', '/tutorials/index', true],
  ['guide/all.md', './all/', true],
  ['guide/all.md', 'reindex', false],
  ['guide/index.md', undefined, true],
  ['guide/all.md', undefined, false],
])('addresses on the page of %s with the slug %s start below it: %s', (file, slug, expected) => {
  expect(hasFolderAddress({ file: `content/${file}`, frontMatter: slug === undefined ? {} : { slug } })).toBe(expected)
})
