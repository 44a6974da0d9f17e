import { z } from 'zod'
import type { CompleteFileLink } from '../../model/page.ts'
import { answerPage } from '../answer-page.ts'
import { quoted, writeAddress } from '../address.ts'
import { findCompleteFiles } from '../find-complete-files.ts'
import { InputFault } from '../input-fault.ts'
import { mostTokens } from '../token-budget.ts'
import { addressLimit, pageInputOf } from './page-input.ts'
import { defineTool } from './tool.ts'

const languages = { ts: 'TypeScript', js: 'JavaScript' } as const

export const completeFileTool = defineTool({
  name: 'complete_file',
  title: 'Get the complete file of an algorithm',
  description:
    'Returns the whole, tested implementation of an algorithm or data structure as one file that runs as it is, helpers included. The name must be that of the algorithm; otherwise the answer lists the nearest names.',
  input: {
    algorithm: z
      .string()
      .trim()
      .min(1)
      .max(addressLimit)
      .describe('Name of the algorithm or address of its document: stack'),
    language: z.enum(['ts', 'js']).optional().describe('ts (TypeScript, the default) or js (JavaScript).'),
    file: z.string().min(1).max(100).optional().describe('Name of the file, where the document has several.'),
    ...pageInputOf(mostTokens),
  },
  answer: async (published, { algorithm, language = 'ts', file, page, max_tokens: maxTokens = mostTokens }) => {
    const site = await published.catalogue()
    const { path, title, files } = await findCompleteFiles(published, site, algorithm)
    const link = file === undefined ? files[0] : files.find(({ name }) => name === file)
    if (!link) throw new InputFault(`${path} has no file ${quoted(file ?? '')}. Files: ${namesOf(files)}.`)
    const place = language === 'ts' ? link.typescript : link.javascript
    const code = place === undefined ? undefined : await published.read(place.slice(1))
    if (place === undefined || code === undefined)
      throw new InputFault(`${link.name} of ${path} is not published in ${languages[language]}.`)
    const others = files.filter((other) => other !== link)
    const head = [
      `File: ${link.name}.${language}, from ${writeAddress(site, { path })}`,
      title === undefined ? '' : `${quoted(algorithm)} is read as ${quoted(title)}.`,
      others.length === 0 ? '' : `Other files of the document: ${namesOf(others)}`,
    ]
    const body = `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``
    return answerPage({ head: head.filter(Boolean).join('\n'), body, cutNote }, { page, maxTokens })
  },
})

/** A part of a file looks like a file, so this is said first. */
const cutNote = (page: number, pages: number): string =>
  `Part ${page} of ${pages}: the file is incomplete. For the rest, ask for page ${page < pages ? page + 1 : 1}, or raise max_tokens (at most ${mostTokens}).`

const namesOf = (files: readonly CompleteFileLink[]): string => files.map(({ name }) => name).join(', ')
