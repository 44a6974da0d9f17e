import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import GithubSlugger from 'github-slugger'
import { expect, it } from 'vitest'

const project = resolve(import.meta.dirname, '..')

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(project, 'packages')).map((name) => join('packages', name, 'README.md')),
  ...readdirSync(join(project, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

const withoutCode = (text: string): string => text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '')

/** The ids that GitHub gives to the headings of a page. */
const idsOf = (file: string): Set<string> => {
  const slugger = new GithubSlugger()
  const text = readFileSync(file, 'utf8').replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
  return new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slugger.slug(heading)))
}

/** The links of a page to files and headings of the repository that do not exist. */
const brokenLinks = (page: string): string[] => {
  const targets = [...withoutCode(readFileSync(join(project, page), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
  return targets.flatMap(([, target = '']) => {
    if (/^(?:[a-z]+:|\/)/.test(target)) return []
    const [path = '', id] = target.split('#')
    const file = path === '' ? join(project, page) : join(project, dirname(page), path)
    if (!existsSync(file)) return [`${page}: ${target}`]
    return id === undefined || !file.endsWith('.md') || idsOf(file).has(id) ? [] : [`${page}: ${target}`]
  })
}

it('has files and headings for all links of the documentation', () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.flatMap(brokenLinks)).toEqual([])
})
