import type { CompiledDocument } from '../../model/compiled-document.ts'
import { messageOf } from '../modules/module-fault.ts'
import type { ProblemCollector } from '../problems.ts'
import type { SourceDocument } from '../source-document.ts'
import type { CheckedDocument, Integration } from './integration.ts'

/** Compiled documents with their results, in the form that integrations get. */
export const checkedDocuments = (
  documents: readonly SourceDocument[],
  compiled: ReadonlyMap<string, CompiledDocument>,
): CheckedDocument[] =>
  documents.flatMap((source) => {
    const result = compiled.get(source.id)
    return result ? [{ source, compiled: result }] : []
  })

/**
 * Runs the checks of all integrations over all documents. A check that throws is reported as an error, and the other
 * checks still run.
 */
export const runIntegrationChecks = ({
  root,
  integrations,
  documents,
  problems,
}: {
  root: string
  integrations: readonly Integration[]
  documents: readonly CheckedDocument[]
  problems: ProblemCollector
}): void => {
  for (const { name, checkDocument } of integrations) {
    if (!checkDocument) continue
    for (const document of documents) {
      try {
        for (const { severity, ...problem } of checkDocument(document, { root })) problems[severity](problem)
      } catch (cause) {
        problems.error({
          rule: name,
          file: document.source.file,
          message: `The check of the integration "${name}" fails: ${messageOf(cause)}. Update the integration, or remove it from site.config.ts.`,
          cause,
        })
      }
    }
  }
}

/**
 * Files that integrations add to the root of the output, by path. Throws an `Error` for two files with the same path
 * and for a path outside the output. Rejects with the error of an integration.
 */
export const integrationFiles = async ({
  root,
  integrations,
  documents,
}: {
  root: string
  integrations: readonly Integration[]
  documents: readonly CheckedDocument[]
}): Promise<Map<string, string | Uint8Array>> => {
  const found = new Map<string, string | Uint8Array>()
  for (const { name, files } of integrations) {
    for (const [path, content] of Object.entries((await files?.({ root, documents })) ?? {})) {
      if (path.startsWith('/') || path.split('/').includes('..'))
        throw new Error(
          `The integration "${name}" writes "${path}", which is not a path inside the output. Write a path without a leading "/" and without "..".`,
        )
      if (found.has(path))
        throw new Error(
          `Two integrations write "${path}"; the second is "${name}". Remove one of them from site.config.ts.`,
        )
      found.set(path, content)
    }
  }
  return found
}
