import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { freshness } from '../../cache/freshness.ts'
import { hasCode } from '../error-code.ts'
import { spoolSource } from '../incremental/spooled.ts'
import type { TextSpool } from '../incremental/text-spool.ts'
import { collectProblems, type Problem, type ProblemCollector } from '../problems.ts'
import type { FrontMatterCache } from './front-matter-cache.ts'
import { type ReadDocument, readDocument, type ReadSettings } from './read-document.ts'

/** Reads documents, and keeps each one until its file changes. */
export interface DocumentReader {
  read: (files: readonly string[], settings: ReadSettings, problems: ProblemCollector) => Promise<ReadDocument[]>
}

interface Entry {
  fingerprint: string
  /** The file was written so shortly before it was read that another write could leave the same times. */
  fresh: boolean
  result: ReadDocument
  problems: readonly Problem[]
}

/**
 * Returns a reader of documents below the root of a project. With a cache, the front matter of earlier runs is not
 * parsed again. With a spool, memory does not hold the texts of the documents.
 */
export const createDocumentReader = (root: string, cache?: FrontMatterCache, spool?: TextSpool): DocumentReader => {
  let entries = new Map<string, Entry>()
  let lastSettings = ''

  const readOne = async (file: string, settings: ReadSettings): Promise<Entry> => {
    const path = join(root, file)
    const before = Date.now()
    const { mtimeNs, ctimeNs, size, ino } = await stat(path, { bigint: true })
    const fingerprint = [mtimeNs, ctimeNs, size, ino].join(' ')
    const known = entries.get(file)
    if (known && !known.fresh && known.fingerprint === fingerprint) return known
    const collected = collectProblems()
    const read = readDocument({
      file,
      bytes: await readFile(path),
      settings,
      problems: collected,
      ...(cache ? { frontMatterOf: cache.read } : {}),
    })
    const result = spool ? { ...read, document: spoolSource(read.document, spool) } : read
    const fresh = before - Number(ctimeNs / 1_000_000n) < freshness
    if (known?.result.document.hash === result.document.hash) return { ...known, fingerprint, fresh }
    return { fingerprint, fresh, result, problems: collected.all }
  }

  return {
    read: async (files, settings, problems) => {
      const settingsText = JSON.stringify(settings)
      if (settingsText !== lastSettings) entries.clear()
      lastSettings = settingsText
      const next = new Map<string, Entry>()
      await Promise.all(
        files.map(async (file) => {
          try {
            next.set(file, await readOne(file, settings))
          } catch (cause) {
            if (hasCode(cause, 'ENOENT')) return
            problems.error({
              rule: 'file',
              file,
              message: `The file cannot be read: ${String(cause)}. Check its permissions.`,
              cause,
            })
          }
        }),
      )
      entries = next
      cache?.save()
      return files.flatMap((file) => {
        const entry = next.get(file)
        if (!entry) return []
        for (const { severity, ...problem } of entry.problems) problems[severity](problem)
        return [entry.result]
      })
    },
  }
}
