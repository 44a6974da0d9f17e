import { posix } from 'node:path'
import { toUSVString } from 'node:util'
import type { ArticleContext } from '../components/article-context.ts'
import { ArticleError } from '../components/article-error.ts'
import { articleLabels } from '../texts/article-labels.ts'
import type { CompileContext } from '../content/compile-context.ts'
import type { CompiledDocument } from '../model/compiled-document.ts'
import type { ComponentBuild } from '../content/site-components/integration.ts'
import type { SourceDocument } from '../content/source-document.ts'
import { articleComponents } from './components/article-components.ts'
import { styleElement } from './components/component-styles.ts'
import { styleText } from './components/style-text.ts'
import { documentComponents } from './components/render-components.ts'
import { loadImports } from './modules/load-imports.ts'
import type { ModulePartials } from './components/module-partials.ts'
import { loadComponents } from './components/load-components.ts'
import { SourceFault } from './components/source-fault.ts'
import { addAsset } from './assets/assets.ts'
import { addCodeBlock } from './code/add-code-block.ts'
import { addCompleteFiles } from './complete-file/add-complete-files.ts'
import { completeSamples } from './complete-file/complete-samples.ts'
import { placeholderTag } from './code/code-block.ts'
import {
  dependOnModule,
  fileFrom,
  placeIn,
  readFileAt,
  reportError,
  resolveFile,
  type CompileState,
} from './compile-state.ts'
import { compileSource, sourceText } from './compile-source.ts'
import { contentsTag, fillContents } from './html/fill-contents.ts'
import { fillFormulas, fillTex } from './html/fill-formulas.ts'
import { finishHtml } from './html/finish-html.ts'
import { openHighlightCache } from './code/highlight-cache.ts'
import { readTexts } from './texts/read-texts.ts'
import { fillCodeBlocks } from './code/render-code-block.ts'
import { renderSource } from './render-source.ts'
import { undefinedUtilities } from './html/undefined-utilities.ts'
import { shapeArticle } from './html/shape-article.ts'

/**
 * Compiles a document's body. Faults of the document go to `context.problems`, with their line in the file. Returns
 * `undefined` if one of them is an error. Throws only for faults of this program.
 */
export const compileDocument = async (
  document: SourceDocument,
  context: CompileContext,
): Promise<CompiledDocument | undefined> => {
  const state = createState(document, context)
  if (hasBrokenCharacters(document.body)) {
    reportBrokenCharacter(state)
    return undefined
  }
  const source = compileSource(sourceText(document), state)
  if (!source) return undefined
  const { image } = document.frontMatter
  // Other images are in static/.
  if (image !== undefined && /^\.{1,2}\//.test(image))
    addAsset(state, resolveFile(state, { file: document.file, reference: image }))
  const partials: ModulePartials = new Map()
  const used = [...(await loadComponents(state, partials)), ...(await loadImports(state, partials))]
  const components = documentComponents(used, { root: context.root, styles: (file) => styleText(state, file) })
  const raw = state.unrenderable
    ? undefined
    : renderSource(source, {
        state,
        components,
        partials,
        value: (place) => articleContext(state, place),
        onError: (error, place) => reportThrown(state, error, place),
      })
  if (raw === undefined) return undefined
  const finished = finishHtml(raw, state)
  if (state.failed) return undefined
  const cache = openHighlightCache(context.root, document.id)
  // Islands come last. Their HTML may not change by a byte, because the browser hydrates it.
  const build: ComponentBuild = {
    root: context.root,
    lang: document.lang,
    read: (file) => readFileAt(state, file),
    dependOn: (module) => dependOnModule(state, module),
    highlight: (code, lang) => cache.highlight(code, lang),
  }
  const onError = (error: unknown, place: string | undefined) => reportThrown(state, error, place)
  const quoting = addCompleteFiles(finished.html, state)
  const described = await components.describe(quoting.html, build, onError)
  const headings = finished.headings.map((heading) => ({ ...heading, html: fillFormulas(heading.html, state) }))
  const filled = fillContents(fillFormulas(described, state), {
    headings,
    choices: state.contents,
    onError,
  })
  if (state.failed) return undefined
  const shaped = shapeArticle(filled, {
    kind: document.frontMatter.kind,
    headings,
    value: articleContext(state),
  })
  const coloured = await fillCodeBlocks(shaped, { blocks: state.codeBlocks, cache, lang: document.lang })
  const article = await components.fill(coloured, build, onError)
  const html = state.styles.size === 0 ? article : (await documentStyles(state)) + article
  cache.save()
  if (state.failed) return undefined
  if (hasBrokenCharacters(html)) {
    reportBrokenCharacter(state)
    return undefined
  }
  const utilities = undefinedUtilities(html, state)
  const texts = readTexts({ title: document.title, html: fillTex(described, state), codeBlocks: state.codeBlocks })
  return {
    id: document.id,
    html,
    headings,
    anchors: finished.anchors,
    links: state.links,
    islands: components.islands(),
    importedIslands: components.importedIslands(),
    samples: [...state.samples, ...completeSamples(state.samples, quoting.files)],
    quotations: state.quotations,
    completeFiles: quoting.files,
    get sections() {
      return texts().sections
    },
    get words() {
      return texts().words
    },
    get markdown() {
      return texts().markdown
    },
    get places() {
      return texts().places
    },
    ...(utilities.length > 0 && { utilities }),
    assets: [...state.assets].map(([path, assetFile]) => ({ path, file: assetFile })),
    dependencies: [...state.dependencies].toSorted(),
  }
}

const createState = (document: SourceDocument, context: CompileContext): CompileState => ({
  document,
  context,
  labels: articleLabels(document.lang),
  componentNames: new Set([...Object.keys(articleComponents), ...context.components.keys()]),
  siteImports: [],
  styles: new Map(),
  codeBlocks: [],
  formulas: [],
  contents: [],
  samples: [],
  quotations: [],
  links: [],
  assets: new Map(),
  dependencies: new Set(),
  usedComponents: new Set(),
  sources: 0,
  failed: false,
  missing: new Set(),
  unrenderable: false,
})

/** Style sheets that the document imports come before its text, because no other page needs them. */
const documentStyles = (state: CompileState): Promise<string> =>
  styleElement([...state.styles.keys()], (file) => styleText(state, file))

const reportThrown = (state: CompileState, error: unknown, place: string | undefined): void => {
  if (error instanceof SourceFault) {
    reportError(state, {
      rule: 'source',
      file: fileFrom(state, error.file),
      ...error.place,
      message: error.message,
      cause: error.cause,
    })
    return
  }
  reportError(state, {
    rule: error instanceof ArticleError ? 'component' : 'render',
    ...placeIn(state, place),
    message:
      error instanceof ArticleError
        ? error.message
        : `The document throws while it is rendered: ${describeError(error)} Correct the expression or component there.`,
    cause: error,
  })
}

const articleContext = (state: CompileState, place?: () => string | undefined): ArticleContext => {
  const { context, document, labels } = state
  return {
    labels,
    lang: document.lang,
    admonitions: context.markdown.admonitions,
    folder: document.id.includes('/') ? posix.dirname(document.id) : '',
    documentsUnder: context.documentsUnder,
    documentById: context.documentById,
    features: context.features,
    isPlanned: context.isPlanned,
    addContents: (choose) => ({ tag: contentsTag, n: state.contents.push({ choose, place: place?.() }) - 1 }),
    addCodeBlock: (block) => {
      const { file, line = document.bodyLine } = placeIn(state, place?.())
      return { tag: placeholderTag, n: addCodeBlock(state, { ...block, file, line }) }
    },
  }
}

const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.replace(/\.?$/, '.')}` : `${String(error)}.`

/** NUL, the replacement character and lone surrogates. They are signs of text that was cut or decoded wrongly. */
const brokenCharacter = /[\0\uFFFD\p{Surrogate}]/u

/** Finds the same as the expression, which takes ten times as long for whole articles. */
const hasBrokenCharacters = (text: string): boolean =>
  text.includes('\0') || text.includes('\uFFFD') || toUSVString(text) !== text

const reportBrokenCharacter = (state: CompileState): void => {
  const { body, bodyLine, file } = state.document
  const at = brokenCharacter.exec(body)?.index
  const code = at === undefined ? undefined : body.codePointAt(at)?.toString(16).toUpperCase().padStart(4, '0')
  reportError(state, {
    rule: 'encoding',
    file,
    ...(at !== undefined && { line: bodyLine + body.slice(0, at).split('\n').length - 1 }),
    message: `The text ${code === undefined ? 'renders' : 'holds'} the character U+${code ?? 'FFFD'}, which is a sign of damaged text. Save the file as UTF-8, and write the character you meant.`,
  })
}
