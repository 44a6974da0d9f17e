import type { Sample, SampleMeta } from '../../model/compiled-document.ts'
import { listNearest, nearest } from '../../content/nearest.ts'
import { readProjectText, reportAs, reportError, type CompileState } from '../compile-state.ts'
import { parseCodeMeta, type CodeMeta } from './code-meta.ts'
import { readHighlightComments } from './highlight-comments.ts'
import { languageNames } from './highlighter.ts'
import { knownLanguage } from './language-aliases.ts'
import { uncolouredLanguages } from './prism-languages.ts'
import { quoteSource } from './quote-source.ts'
import { scriptFacts } from './script-facts.ts'

export interface Fence {
  lang: string
  meta: string
  code: string
  file: string
  line: number
}

/**
 * Reads a fence into the state (block, sample, quotation) and reports its faults. Returns the index of the block, for
 * `codePlaceholder`.
 */
export const addCodeBlock = (state: CompileState, fence: Fence): number => {
  // Some authors write the lines directly after the language: ```js{1,3}
  const [, lang = '', attached = ''] = /^([^{]*)(.*)$/.exec(fence.lang) ?? []
  const { meta, faults } = parseCodeMeta(`${attached} ${fence.meta}`)
  const place = { rule: 'code', file: fence.file, line: fence.line }
  const report = (message: string) => reportError(state, { ...place, message })
  /** Reports a fault that Docusaurus ignores. */
  const reportMeta = (message: string) =>
    reportAs(state, state.context.markdown.codeMeta, {
      ...place,
      message,
      ...(/^(?:Unknown|No colours) /.test(message) && { once: true }),
    })
  const language = knownLanguage(lang)
  // Words after an unknown language may belong to that language too, so their faults are not reported.
  if (language !== undefined) faults.forEach(reportMeta)
  else reportMeta(unknownLanguage(lang))
  if (language === 'mermaid' && state.context.markdown.codeMeta !== 'ignore')
    state.context.problems.warning({ ...place, message: mermaidMessage, once: true })
  const raw = meta.source === undefined ? fence.code : quotation(state, { source: meta.source, fence, report })
  const { code, lines, faults: commentFaults } = readHighlightComments(raw)
  commentFaults.forEach(reportMeta)
  const highlight = new Set([...meta.highlight, ...lines])
  const count = code.split('\n').length
  const beyond = [...meta.highlight].filter((line) => line > count || line < 1)
  if (beyond.length > 0 && raw !== '')
    reportMeta(`Line ${beyond[0]} is to be highlighted, but the block has ${count} ${count === 1 ? 'line' : 'lines'}.`)
  state.samples.push(sampleOf({ lang, meta: sampleMeta(meta), code: raw, line: fence.line }))
  state.codeBlocks.push({ lang: language ?? 'text', code, meta, highlight })
  return state.codeBlocks.length - 1
}

const unknownLanguage = (lang: string): string => {
  const written = lang.toLowerCase()
  if (uncolouredLanguages.has(written))
    return `No colours for the language "${lang}": Prism, the highlighter of Docusaurus, has it, and the highlighter here does not. Write "text" for plain text.`
  const names = languageNames()
  const meant = nearest(written, names)
  return `Unknown language "${lang}" of a code block. ${meant ? `Did you mean "${meant}"? ` : ''}Nearest: ${listNearest(written, names, 8)}. Plain text is "text".`
}

/** A library that draws such diagrams has a megabyte of script. Figures from data are part of the page. */
const mermaidMessage =
  'A Mermaid diagram is shown as code: diagrams are not drawn from it here. Draw a figure from data: <FlowFigure>, <SequenceFigure>, <GraphFigure>.'

const quotation = (
  state: CompileState,
  { source, fence, report }: { source: string; fence: Fence; report: (message: string) => void },
): string => {
  if (fence.code.trim() !== '')
    report(`A block with source="${source}" has code of its own. Leave it empty: the code comes from the file.`)
  const [file = '', region] = source.split('#')
  const text = readProjectText(state, file)
  if (text === undefined) {
    report(`source="${source}": there is no file "${file}" in the project. Write its path from the project's root.`)
    return ''
  }
  const quoted = quoteSource(text, { file, region })
  if ('fault' in quoted) {
    report(quoted.fault)
    return ''
  }
  state.quotations.push({ file, ...(region !== undefined && { region }) })
  return quoted.code
}

/**
 * Adds the facts about a script that a sample needs, if the sample may run in the page or belongs to a script that
 * runs.
 */
const sampleOf = (sample: Sample): Sample => {
  const { title, run, nocheck, output, source } = sample.meta
  const takesPart =
    (title !== undefined || run !== undefined) && nocheck === undefined && !output && source === undefined
  const script = takesPart ? scriptFacts(sample.code, sample.lang) : undefined
  return script ? { ...sample, script } : sample
}

const sampleMeta = ({ title, run, noButton, expectError, nocheck, output, source, live }: CodeMeta): SampleMeta => ({
  ...(title !== undefined && { title }),
  ...(run !== undefined && { run }),
  ...(noButton && { noButton }),
  ...(expectError !== undefined && { expectError }),
  ...(nocheck !== undefined && { nocheck }),
  ...(output && { output }),
  ...(source !== undefined && { source }),
  ...(live && { live }),
})
