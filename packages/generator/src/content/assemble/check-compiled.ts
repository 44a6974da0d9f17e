import type { CompiledDocument } from '../../model/compiled-document.ts'
import { checkKeywords } from '../documents/check-keywords.ts'
import { checkAnchors, type LinksOf, type MissingAnchor } from '../links/check-anchors.ts'
import { resolveRedirects } from '../links/resolve-redirects.ts'
import { checkPlan } from '../plan/check-plan.ts'
import { checkedDocuments, runIntegrationChecks } from '../site-components/integration-checks.ts'
import { siteStyleFiles, siteStylesText } from '../site-components/site-styles.ts'
import { checkUtilities } from '../styles/check-utilities.ts'
import type { ArrangedDocuments } from './arrange-documents.ts'
import type { AssembleInput } from './assemble-input.ts'

interface CheckCompiledInput {
  arranged: ArrangedDocuments
  compiled: ReadonlyMap<string, CompiledDocument>
  linksOf: LinksOf
  missing: MissingAnchor
}

/** Reports problems that show only in compiled documents, and returns the redirects: from path to path. */
export const checkCompiled = async (
  input: AssembleInput,
  { arranged: { sources, paths }, compiled, linksOf, missing }: CheckCompiledInput,
): Promise<Map<string, string>> => {
  const { root, config, problems, stopwatch } = input
  const { documents, documentsById, documentsByPath, staticFiles } = sources
  const redirects = await stopwatch.measure('links', () => {
    checkAnchors({ documents, linksOf, missing, severity: config.onBrokenAnchors, problems })
    runIntegrationChecks({
      root,
      integrations: config.integrations,
      documents: checkedDocuments(documents, compiled),
      problems,
    })
    checkKeywords({ root, documents, compiled, problems })
    return resolveRedirects({ ...input, paths, documentsByPath, staticFiles })
  })
  checkPlan({
    plan: sources.plan,
    file: config.plan.path,
    folder: config.docs.path,
    documentsById,
    compiled,
    severity: config.plan.enforce ? 'throw' : 'warn',
    problems,
  })
  checkUtilities({
    documents,
    compiled,
    styles: () => siteStylesText(siteStyleFiles(root, config.styles)),
    severity: config.onUndefinedClasses,
    problems,
  })
  return redirects
}
