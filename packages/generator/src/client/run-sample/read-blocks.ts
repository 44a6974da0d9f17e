import type { RunKind, RunRequest, RunSource } from '../../model/run/run-job.ts'
import { blockEditors, codeOf } from '../ui/block-code.ts'
import { readDemo } from './read-demo.ts'

const languageOf = (block: HTMLElement): string => block.dataset['lang'] ?? 'text'

/** Returns the name of a block's file, from its caption. */
const fileOf = (block: HTMLElement): string | undefined => {
  const title = block.querySelector(':scope > figcaption')?.textContent ?? ''
  return /\.\w+$/.test(title) ? title : undefined
}

const kindOf = (block: HTMLElement): RunKind =>
  (block.querySelector<HTMLElement>('[data-run]')?.dataset['run'] ?? 'script') as RunKind

/** Returns the SQL blocks of the page before a block, which create the tables that it uses. */
const sqlBefore = (block: HTMLElement): RunSource[] => {
  const blocks = [...(block.closest('article') ?? document).querySelectorAll<HTMLElement>('figure.code')]
  return blocks
    .slice(0, blocks.indexOf(block))
    .filter((other) => other.querySelector('[data-run="sql"]'))
    .map((other, index) => ({ file: `before-${index}.sql`, language: 'sql', code: codeOf(other) }))
}

/**
 * Whether no code of the page comes from a link. All blocks are checked, because one block may import the file of
 * another.
 */
const isOwnCode = (block: HTMLElement): boolean =>
  [...(block.closest('article') ?? document).querySelectorAll('figure.code')].every(
    (other) => !blockEditors.get(other)?.isFromLink(),
  )

/**
 * Returns what a run of a block needs: its own code and the files of its project. A later block with the same title
 * replaces a file. A file that the page shows only later is included too, so that a module may follow the module that
 * imports it.
 */
export const readRequest = (block: HTMLElement, code: string): RunRequest => ({
  ...readSources(block, code),
  ...(isOwnCode(block) && { inline: true }),
})

const readSources = (block: HTMLElement, code: string): RunRequest => {
  if (block.matches('.demo')) return readDemo(block)
  const kind = kindOf(block)
  if (kind === 'sql') return { kind, sources: [...sqlBefore(block), { file: 'sample.sql', language: 'sql', code }] }
  const language = languageOf(block)
  const file = fileOf(block) ?? `sample.${language}`
  const files = new Map<string, RunSource>()
  const article = block.closest('article') ?? document
  let isBefore = true
  for (const other of article.querySelectorAll<HTMLElement>('figure.code:not([data-apart], .code-output)')) {
    if (other === block) {
      isBefore = false
      continue
    }
    const title = fileOf(other)
    if (title === undefined || title === file || (!isBefore && files.has(title))) continue
    files.set(title, { file: title, language: languageOf(other), code: codeOf(other) })
  }
  return { kind, sources: [...files.values(), { file, language, code }] }
}
