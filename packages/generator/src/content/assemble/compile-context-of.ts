import type { CompileContext } from '../compile-context.ts'
import { createDocumentsUnder } from '../documents-under.ts'
import { siteFactsOf } from '../pages/site-facts-of.ts'
import type { ArrangedDocuments } from './arrange-documents.ts'
import type { AssembleInput } from './assemble-input.ts'

/** The facts about the arranged site that compiling one document may use. */
export const compileContextOf = (
  { root, config, features, problems }: Pick<AssembleInput, 'root' | 'config' | 'features' | 'problems'>,
  { sources, placed, listed, paths, summaries, summaryOf }: ArrangedDocuments,
): CompileContext => {
  const planned = new Set(sources.plan.map(({ path }) => path))
  return {
    root,
    folder: config.docs.path,
    baseUrl: config.baseUrl,
    problems,
    markdown: config.markdown,
    documentsByFile: new Map(sources.all.map((document) => [document.file, document])),
    paths,
    documentsUnder: createDocumentsUnder(listed, placed.order, summaryOf),
    documentById: (id) => summaries.get(id),
    isPlanned: (id) => planned.has(id),
    components: sources.components,
    hydrate: config.components.hydrate,
    site: siteFactsOf(config),
    features,
    completeFiles: {
      isOn: config.code.completeFiles,
      siteUrl: config.url,
      sourceUrl: config.docs.editUrl,
      license: config.code.license,
    },
    servedElsewhere: config.servedElsewhere,
    linkSchemes: config.linkSchemes,
    onBrokenLinks: config.onBrokenLinks,
    onBrokenMarkdownLinks: config.onBrokenMarkdownLinks,
    onBrokenImages: config.onBrokenImages,
    staticFiles: sources.staticFiles,
  }
}
