import { posix } from 'node:path'
import { pageFile, toAddress } from '../../model/path.ts'
import type { CompleteFile } from '../../model/compiled-document.ts'
import { fileFrom, readProjectText, type CompileState } from '../compile-state.ts'
import { type CompleteCode, completeFile, isCompletable } from './complete-file.ts'
import { ModuleFault } from './read-module.ts'
import { escapeAttribute, escapeText } from '../../model/html/escape-html.ts'
import type { HtmlToken } from '../../model/html/html-tokens.ts'
import { placeholderNumber, placeholders } from '../html/placeholders.ts'

/**
 * Makes a complete file of each module that the document quotes, and the controls that copy it, which stand before its
 * first quotation. The controls have the number of that code block. A module gets no file if the file of another module
 * contains all of it, or if only folds quote it, as a helper. A module that cannot be joined with its imports gets no
 * file, and a warning reports that.
 */
export const makeCompleteFiles = (
  article: readonly HtmlToken[],
  state: CompileState,
): { files: CompleteFile[]; controls: Map<number, string> } => {
  const quoted = state.context.completeFiles.isOn ? firstQuotations(article, state) : new Map<string, number>()
  const names = namesOf([...quoted.keys()])
  const made = [...quoted.keys()].flatMap((source) => {
    const code = completeCode(source, state, names.get(source) ?? '')
    return code ? [{ source, name: names.get(source) ?? '', code }] : []
  })
  const shown = made.filter(
    ({ source }) => !made.some(({ source: other, code }) => other !== source && code.whole.includes(source)),
  )
  const controls = new Map<number, string>()
  const files = shown.map(({ source, name, code }): CompleteFile => {
    // Some hosts serve `.ts` as video. Every host serves `.txt` as text.
    const path = (ending: 'ts' | 'js') => {
      const fileEnding = `complete.${ending}.txt` as const
      return `/${pageFile(state.document.path, shown.length === 1 ? fileEnding : `${name}.${fileEnding}`)}`
    }
    const file = {
      name,
      source,
      ...(code.typescript !== undefined && { typescript: { path: path('ts'), code: code.typescript } }),
      javascript: { path: path('js'), code: code.javascript },
    }
    controls.set(quoted.get(source) ?? 0, copyControls(file, state))
    return file
  })
  return { files, controls }
}

/** Returns the modules that are quoted outside of folds, each with its first such block. */
const firstQuotations = (article: readonly HtmlToken[], { codeBlocks }: CompileState): Map<string, number> => {
  const first = new Map<string, number>()
  for (const index of blocksOutsideFolds(article)) {
    const [file = ''] = codeBlocks[index]?.meta.source?.split('#') ?? []
    if (isCompletable(file) && !first.has(file)) first.set(file, index)
  }
  return first
}

/** Returns the numbers of the code blocks that readers see without opening a fold, in the order of the article. */
const blocksOutsideFolds = (article: readonly HtmlToken[]): number[] => {
  let folds = 0
  return article.flatMap((token) => {
    if (token.kind === 'open' && token.name === placeholders.code && folds === 0) return placeholderNumber(token)
    if ('name' in token && token.name === 'details') folds += token.kind === 'open' ? 1 : -1
    return []
  })
}

/** Returns names that distinguish modules on their page: `queue`, or `graph-queue` beside another `queue`. */
const namesOf = (sources: readonly string[]): Map<string, string> => {
  const base = (source: string) => posix.basename(source).replace(/\.\w+$/, '')
  return new Map(
    sources.map((source) => {
      const isShared = sources.some((other) => other !== source && base(other) === base(source))
      return [source, isShared ? source.replace(/\.\w+$/, '').replaceAll('/', '-') : base(source)]
    }),
  )
}

const completeCode = (source: string, state: CompileState, name: string): CompleteCode | undefined => {
  const { context, document } = state
  const { siteUrl, license } = context.completeFiles
  try {
    return completeFile(source, {
      root: context.root,
      read: (file) => readProjectText(state, file),
      fileFrom: (file) => fileFrom(state, file),
      heading: (files) => [
        `${name}, complete: this file runs as it is and needs no other file of the page.`,
        `Page: ${siteUrl}${toAddress(context.baseUrl, document.path)}`,
        ...wrapped(`${files.length === 1 ? 'Source' : 'Sources'}: ${files.join(', ')}`),
        ...(license === undefined ? [] : [`License: ${license}`]),
      ],
    })
  } catch (error) {
    if (!(error instanceof ModuleFault)) throw error
    const line = readProjectText(state, error.file)?.slice(0, error.offset).split('\n').length
    context.problems.warning({
      rule: 'complete-file',
      file: error.file,
      ...(line !== undefined && { line }),
      message: `${error.message.replace(/\.?$/, '.')} ${document.file} quotes ${source}, and gets no complete file to copy.`,
    })
    return undefined
  }
}

/** Wraps a text into lines for a comment. */
const wrapped = (text: string): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length > 108) {
      lines.push(line)
      line = ' '
    }
    line += line === '' ? word : ` ${word}`
  }
  return [...lines, line]
}

const copyControls = ({ name, source, typescript, javascript }: CompleteFile, state: CompileState): string => {
  const { labels, context } = state
  const texts = labels.completeFile
  const forms = [
    ...(typescript ? [{ form: 'TypeScript', ending: 'ts', path: typescript.path }] : []),
    { form: 'JavaScript', ending: 'js', path: javascript.path },
  ].map((form) => ({ ...form, address: escapeAttribute(toAddress(context.baseUrl, form.path)) }))
  const buttons = forms.map(
    ({ form, address }) => `<button type="button" data-copy-file="${address}" hidden>${form}</button>`,
  )
  const links = forms.map(({ ending, address }) => `<a href="${address}">${escapeText(name)}.${ending}</a>`)
  const repository = sourceAddress(context.completeFiles.sourceUrl, source)
  return (
    `<div class="complete-file" role="group" aria-label="${escapeAttribute(texts.label(name))}">` +
    `<span class="complete-file-label">${texts.copy}</span> ${buttons.join('')}${links.join(' ')}` +
    (repository === undefined ? '' : ` <a href="${escapeAttribute(repository)}">${texts.source}</a>`) +
    '</div>'
  )
}

/**
 * Returns the address that shows a source. It comes from the address for edits, with `/blob/` instead of the `/edit/`
 * that some hosts use for their editor.
 */
export const sourceAddress = (sourceUrl: string | undefined, source: string): string | undefined =>
  sourceUrl === undefined
    ? undefined
    : `${sourceUrl.replace(/\/?$/, '/').replace('/edit/', '/blob/')}${source.split('/').map(encodeURIComponent).join('/')}`
