import type { RunKind, RunRequest, RunSource } from '../../model/run/run-job.ts'
import { codeOf, originalCodeOf } from '../ui/block-code.ts'
import { readDemo } from './read-demo.ts'

const languageOf = (block: HTMLElement): string => block.dataset['lang'] ?? 'text'

/** The file that a block is, by its caption. */
const fileOf = (block: HTMLElement): string | undefined => {
  const title = block.querySelector(':scope > figcaption')?.textContent ?? ''
  return /\.\w+$/.test(title) ? title : undefined
}

const kindOf = (block: HTMLElement): RunKind =>
  (block.querySelector<HTMLElement>('[data-run]')?.dataset['run'] ?? 'script') as RunKind

/** The SQL blocks of the page before a block, which make the tables that it uses. */
const sqlBefore = (block: HTMLElement): RunSource[] => {
  const blocks = [...(block.closest('article') ?? document).querySelectorAll<HTMLElement>('figure.code')]
  return blocks
    .slice(0, blocks.indexOf(block))
    .filter((other) => other.querySelector('[data-run="sql"]'))
    .map((other, index) => ({ file: `before-${index}.sql`, language: 'sql', code: codeOf(other) }))
}

/** Code that may put scripts or event handlers into HTML. */
const inlineScript = /<script|\bon\w+\s*=|javascript:/i

/**
 * What a run of a block needs: its own code and the files of its project. A later block with the same title replaces a
 * file. A file that the page shows only later takes part as well, so that a module may follow the one that imports it.
 */
export const readRequest = (block: HTMLElement, code: string): RunRequest => {
  if (block.matches('.demo')) return readDemo(block)
  const kind = kindOf(block)
  if (kind === 'sql') return { kind, sources: [...sqlBefore(block), { file: 'sample.sql', language: 'sql', code }] }
  const language = languageOf(block)
  const file = fileOf(block) ?? `sample.${language}`
  const files = new Map<string, RunSource>()
  const article = block.closest('article') ?? document
  let isBefore = true
  let isChanged = code !== originalCodeOf(block)
  for (const other of article.querySelectorAll<HTMLElement>('figure.code:not([data-apart], .code-output)')) {
    if (other === block) {
      isBefore = false
      continue
    }
    const title = fileOf(other)
    if (title === undefined || title === file || (!isBefore && files.has(title))) continue
    files.set(title, { file: title, language: languageOf(other), code: codeOf(other) })
    isChanged ||= codeOf(other) !== originalCodeOf(other)
  }
  const inline = kind === 'browser' && !isChanged && inlineScript.test(code)
  return { kind, sources: [...files.values(), { file, language, code }], ...(inline && { inline }) }
}
