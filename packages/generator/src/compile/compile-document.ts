import type { CompileContext } from '../content/compile-context.ts'
import type { CompiledDocument } from '../model/compiled-document.ts'
import type { ComponentBuild } from '../content/site-components/integration.ts'
import type { SourceDocument } from '../content/source-document.ts'
import { styleElement } from './components/component-styles.ts'
import { styleText } from './components/style-text.ts'
import { documentComponents } from './components/render-components.ts'
import { articleContextOf } from './article-context-of.ts'
import { hasBrokenCharacters, reportBrokenCharacter } from './broken-characters.ts'
import { createState } from './create-state.ts'
import { reportThrown } from './report-thrown.ts'
import { loadImports } from './modules/load-imports.ts'
import type { ModulePartials } from './components/module-partials.ts'
import { loadComponents } from './components/load-components.ts'
import { addAsset } from './assets/assets.ts'
import { makeCompleteFiles } from './complete-file/make-complete-files.ts'
import { completeSamples } from './complete-file/complete-samples.ts'
import { dependOnModule, readFileAt, resolveFile, type CompileState } from './compile-state.ts'
import { compileSource, sourceText } from './compile-source.ts'
import { fillFormulas, fillTex } from './html/fill-formulas.ts'
import { formulaStyles } from './html/formula-styles.ts'
import { finishHtml } from './html/finish-html.ts'
import { insertFragments } from './html/insert-fragments.ts'
import { listContents } from './html/list-contents.ts'
import { openHighlightCache } from './code/highlight-cache.ts'
import { readTexts } from './texts/read-texts.ts'
import { renderCodeBlocks } from './code/render-code-blocks.ts'
import { renderSource } from './render-source.ts'
import { undefinedUtilities } from './html/undefined-utilities.ts'
import { shapeArticle } from './html/shape-article.ts'
import { writeArticle } from './html/write-article.ts'

/**
 * Compiles a document's body. Faults of the document go to `context.problems`, with their line in the file. Returns
 * `undefined` if one of them is an error. The context then gets the links that are known. Throws only for faults of this
 * program.
 */
export const compileDocument = async (
  document: SourceDocument,
  context: CompileContext,
): Promise<CompiledDocument | undefined> => {
  const state = createState(document, context)
  const compiled = await compileBody(state)
  if (!compiled) context.keepLinksOfFailed?.(document.id, state.links)
  return compiled
}

const compileBody = async (state: CompileState): Promise<CompiledDocument | undefined> => {
  const { document, context } = state
  if (hasBrokenCharacters(document.readBody())) {
    reportBrokenCharacter(state)
    return undefined
  }
  const source = compileSource(sourceText({ ...document, body: document.readBody() }), state)
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
        value: (place) => articleContextOf(state, place),
        onError: (error, place) => reportThrown(state, error, place),
      })
  if (raw === undefined) return undefined
  const finished = finishHtml(raw, state)
  if (state.failed) return undefined
  const cache = openHighlightCache(context.root, document.id)
  const build: ComponentBuild = {
    root: context.root,
    lang: document.lang,
    read: (file) => readFileAt(state, file),
    dependOn: (module) => dependOnModule(state, module),
    highlight: (code, lang) => cache.highlight(code, lang),
  }
  const onError = (error: unknown, place: string | undefined) => reportThrown(state, error, place)
  const completeFiles = makeCompleteFiles(finished.article, state)
  const complete = insertFragments(finished.article, {
    beforeCode: completeFiles.controls,
    afterIslands: await components.describe(build, onError),
  })
  const { headings } = finished
  const shaped = shapeArticle(fillFormulas(complete, state), {
    kind: document.frontMatter.kind,
    headings,
    value: articleContextOf(state),
  })
  const contents = listContents({ headings, choices: state.contents, onError })
  if (state.failed) return undefined
  const article = await writeArticle(shaped, {
    code: await renderCodeBlocks(state.codeBlocks, { cache, lang: document.lang }),
    contents,
    styles: components.styles,
    island: components.islandRenderer(build, onError),
  })
  const html = (state.styles.size === 0 ? '' : await documentStyles(state)) + formulaStyles(article) + article
  cache.save()
  if (state.failed) return undefined
  if (hasBrokenCharacters(html)) {
    reportBrokenCharacter(state)
    return undefined
  }
  const utilities = undefinedUtilities(html, state)
  const texts = readTexts({ title: document.title, article: fillTex(complete, state), codeBlocks: state.codeBlocks })
  const samples = [...state.samples, ...completeSamples(state.samples, completeFiles.files)]
  return {
    id: document.id,
    headings,
    anchors: finished.anchors,
    links: state.links,
    islands: components.islands(),
    importedIslands: components.importedIslands(),
    quotations: state.quotations,
    readHtml: () => html,
    readSamples: () => samples,
    readCompleteFiles: () => completeFiles.files,
    readSections: () => texts().sections,
    readMarkdown: () => texts().markdown,
    readPlaces: () => texts().places,
    get words() {
      return texts().words
    },
    ...(utilities.length > 0 && { utilities }),
    assets: [...state.assets].map(([path, assetFile]) => ({ path, file: assetFile })),
    dependencies: [...state.dependencies].toSorted(),
  }
}

/** Style sheets that the document imports come before its text, because no other page needs them. */
const documentStyles = (state: CompileState): Promise<string> =>
  styleElement([...state.styles.keys()], (file) => styleText(state, file))
