import { articleLabels } from '../../texts/article-labels.ts'
import type { ArticleLabels } from '../../texts/kinds/article.ts'
import { escapeAttribute, escapeText } from '../../model/html/escape-html.ts'
import { runButtons } from '../../content/runs/run-buttons.ts'
import type { CodeBlock } from './code-block.ts'
import type { HighlightCache } from './highlight-cache.ts'
import { convertNpmCommands, packageManagers } from './package-managers.ts'

/** Returns the HTML of code blocks. */
export const renderCodeBlocks = async (
  blocks: readonly CodeBlock[],
  { cache, lang }: { cache: HighlightCache; lang: string },
): Promise<string[]> => {
  const labels = articleLabels(lang)
  const explained = blocks.findIndex(showsValues)
  return Promise.all(
    blocks.map(async (block, index) => {
      const html = await (block.meta.npm2yarn ? managerTabs : figure)(block, { cache, labels, index })
      return index === explained ? `${html}<p class="code-note"><small>${labels.valueNotation}</small></p>` : html
    }),
  )
}

/**
 * Whether a block shows values after its lines. Below the first such block of a page, a line explains the values. That
 * line is neither searched nor part of the Markdown copy. A block with output is skipped, because its output stands
 * directly below it.
 */
const showsValues = ({ code, meta }: CodeBlock, index: number, blocks: readonly CodeBlock[]): boolean =>
  meta.run !== undefined && code.includes('// =>') && !blocks[index + 1]?.meta.output

/** Number of code lines that fit into the height that `code.css` reserves for a block without `--lines`. */
const reservedLines = 11

/**
 * Sets the number of lines of a tall block, so that its place has the right height before the browser has laid out the
 * code.
 */
const taller = (code: string): string => {
  const lines = code.split('\n').length
  return lines > reservedLines ? `style="--lines:${lines}"` : ''
}

interface RenderOptions {
  cache: HighlightCache
  labels: ArticleLabels
  index: number
}

const figure = async (block: CodeBlock, { cache, labels, index }: RenderOptions): Promise<string> => {
  const { lang, code, meta, highlight } = block
  const caption = meta.title ?? (meta.output ? labels.output : undefined)
  const content = wrapLines(await cache.highlight(code, lang), { highlight, numbered: meta.lineNumbers !== undefined })
  const attributes = [
    `class="code${meta.output ? ' code-output' : ''}"`,
    lang === '' ? '' : `data-lang="${escapeAttribute(lang)}"`,
    meta.wrap ? 'data-wrapped' : '',
    meta.live ? 'data-live' : '',
    taller(code),
    // The titled blocks of a page form a project. The checks leave quoted and exempt blocks out of this project.
    meta.title !== undefined && (meta.source !== undefined || meta.nocheck !== undefined) ? 'data-apart' : '',
  ]
  const start =
    meta.lineNumbers === undefined || meta.lineNumbers === 1
      ? ''
      : ` style="counter-reset:line ${meta.lineNumbers - 1}"`
  return (
    `<figure ${attributes.filter(Boolean).join(' ')}>` +
    (caption === undefined ? '' : `<figcaption>${escapeText(caption)}</figcaption>`) +
    `<pre tabindex="0"><code${meta.lineNumbers === undefined ? '' : ' class="numbered"'}${start}>${content}</code></pre>` +
    `<span class="code-buttons"><button class="code-wrap" data-wrap hidden>${labels.wrapCode}</button>` +
    (mayRun(block) ? runButtons(index, { run: labels.runCode, edit: labels.editCode }) : '') +
    `<button class="code-copy" data-copy${index === 0 ? answers(labels) : ''} hidden>${labels.copyCode}</button></span></figure>`
  )
}

/** Texts for the answers of all code buttons. The first button of an article has them, for the script of the page. */
const answers = ({ copied, copyFailed, sampleFailed }: ArticleLabels): string =>
  ` data-texts="${escapeAttribute([copied, copyFailed, sampleFailed].join('|'))}"`

/** Languages of blocks that a page may run. */
const runnableLanguages = new Set(['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs', 'sql', 'typescript', 'javascript'])

/**
 * Whether a block could have a button that runs it. `putRunButtons` decides, because it knows the whole document and
 * its libraries.
 */
const mayRun = ({ lang, meta: { run, noButton, nocheck, output } }: CodeBlock): boolean =>
  run !== undefined && !noButton && nocheck === undefined && !output && runnableLanguages.has(lang)

/** Wraps lines in elements only if lines are highlighted or numbered. */
const wrapLines = (
  html: string,
  { highlight, numbered }: { highlight: ReadonlySet<number>; numbered: boolean },
): string => {
  if (!numbered && highlight.size === 0) return html
  return html
    .split('\n')
    .map((line, index) => {
      if (highlight.has(index + 1)) return `<span class="line hl">${line}\n</span>`
      return numbered ? `<span class="line">${line}\n</span>` : `${line}\n`
    })
    .join('')
    .replace(/\n(<\/span>)?$/, '$1')
}

const managerTabs = async (block: CodeBlock, options: RenderOptions): Promise<string> => {
  const panels = await Promise.all(
    packageManagers.map(async (manager, position) => {
      const code = convertNpmCommands(block.code, manager)
      const panel = await figure({ ...block, code, meta: { ...block.meta, npm2yarn: false } }, options)
      const checked = position === 0 ? ' checked=""' : ''
      return (
        `<label class="tab"><input type="radio" name="code-${options.index}" value="${manager}"${checked}/>${manager}</label>` +
        `<div class="tab-panel">${panel}</div>`
      )
    }),
  )
  return `<fieldset class="tabs" aria-label="${options.labels.codeTabs}" data-group="package-manager">${panels.join('')}</fieldset>`
}
