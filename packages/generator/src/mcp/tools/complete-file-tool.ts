import { z } from 'zod'
import { listNearest } from '../../content/nearest.ts'
import type { Catalogue } from '../../model/catalogue.ts'
import type { CompleteFileLink } from '../../model/page.ts'
import { answerPage } from '../answer-page.ts'
import { parseAddress, quoted, writeAddress } from '../address.ts'
import { completeFilesOf } from '../complete-files.ts'
import { findHits } from '../find-hits.ts'
import { InputFault } from '../input-fault.ts'
import type { PublishedSite } from '../published-site.ts'
import { addressLimit, pageInput } from './page-input.ts'
import { defineTool } from './tool.ts'

const languages = { ts: 'TypeScript', js: 'JavaScript' } as const

export const completeFileTool = defineTool({
  name: 'complete_file',
  title: 'Get the complete file of an algorithm',
  description:
    'Returns the whole, tested implementation of an algorithm or data structure as one file that runs as it is, helpers included.',
  input: {
    algorithm: z
      .string()
      .trim()
      .min(1)
      .max(addressLimit)
      .describe('Name of the algorithm or address of its document: stack'),
    language: z.enum(['ts', 'js']).optional().describe('ts (TypeScript, the default) or js (JavaScript).'),
    file: z.string().min(1).max(100).optional().describe('Name of the file, where the document has several.'),
    ...pageInput,
  },
  answer: async (published, { algorithm, language = 'ts', file, page, max_tokens: maxTokens }) => {
    const site = await published.catalogue()
    const { path, files } = await findFiles(published, site, algorithm)
    const link = file === undefined ? files[0] : files.find(({ name }) => name === file)
    if (!link) throw new InputFault(`${path} has no file ${quoted(file ?? '')}. Files: ${namesOf(files)}.`)
    const place = language === 'ts' ? link.typescript : link.javascript
    const code = place === undefined ? undefined : await published.read(place.slice(1))
    if (place === undefined || code === undefined)
      throw new InputFault(`${link.name} of ${path} is not published in ${languages[language]}.`)
    const others = files.filter((other) => other !== link)
    const head = [
      `File: ${link.name}.${language}, from ${writeAddress(site, { path })}`,
      others.length === 0 ? '' : `Other files of the document: ${namesOf(others)}`,
    ]
    const body = `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``
    return answerPage({ head: head.filter(Boolean).join('\n'), body }, { page, maxTokens })
  },
})

const namesOf = (files: readonly CompleteFileLink[]): string => files.map(({ name }) => name).join(', ')

interface FoundFiles {
  path: string
  files: CompleteFileLink[]
}

/** How many documents are searched for a file with the name. */
const candidates = 5

const findFiles = async (published: PublishedSite, site: Catalogue, text: string): Promise<FoundFiles> => {
  const isAddress = /[/#]/.test(text)
  const paths = isAddress ? [parseAddress(text, site).path] : await pathsFor(published, site, text)
  for (const path of paths) {
    const files = await completeFilesOf(published, path)
    if (files.length > 0) return { path, files }
  }
  const [path] = paths
  if (isAddress && path !== undefined && (await published.document(path)))
    throw new InputFault(`${path} has no complete file: it quotes no tested module.`)
  const names = site.documents.filter(({ kind }) => kind === 'algorithm' || kind === 'data-structure')
  const known = isAddress ? names.map((document) => document.path) : names.map(({ title }) => title)
  throw new InputFault(`No algorithm ${quoted(text)} has a complete file. Nearest: ${listNearest(text, known, 8)}.`)
}

/** A name in lower case, without spaces, underscores and hyphens. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '')

/** Returns the document with this name. If there is none, returns the documents that the search finds. */
const pathsFor = async (published: PublishedSite, site: Catalogue, name: string): Promise<string[]> => {
  const named = site.documents.filter(
    ({ path, title }) => plain(title) === plain(name) || plain(path.slice(path.lastIndexOf('/') + 1)) === plain(name),
  )
  if (named.length > 0) return named.map(({ path }) => path)
  const { hits } = await findHits(published, site, { query: name, limit: 20 })
  return [...new Set(hits.map(({ url }) => url.replace(/#.*$/s, '')))].slice(0, candidates)
}
