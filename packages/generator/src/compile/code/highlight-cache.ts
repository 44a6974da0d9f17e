import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepFile } from '../../content/incremental/keep-file.ts'
import { escapeText } from '../html/escape-html.ts'
import { highlight, highlighterVersion, isPlainLanguage } from './highlighter.ts'

/** Highlighted code of one document, kept on the disk: highlighting again is some 300 times dearer than reading it. */
export interface HighlightCache {
  /** HTML of the code, see `highlight`. */
  highlight: (code: string, lang: string) => Promise<string>
  /** Writes the shard when it changed; entries that were not asked for are dropped. A disk that refuses costs only time. */
  save: () => void
}

const formatVersion = 1

/** Opens the shard of a document in `.cache/highlight/`; one that is missing, damaged or of another highlighter is empty. */
export const openHighlightCache = (root: string, documentId: string): HighlightCache => {
  const file = join(
    root,
    '.cache',
    'highlight',
    `${createHash('sha1').update(documentId).digest('hex').slice(0, 20)}.json`,
  )
  const stored = readShard(file)
  const used = new Map<string, string>()
  return {
    highlight: async (code, lang) => {
      if (isPlainLanguage(lang)) return escapeText(code)
      const key = createHash('sha1').update(`${highlighterVersion}\0${lang}\0${code}`).digest('base64url').slice(0, 22)
      const html = used.get(key) ?? stored.get(key) ?? (await highlight(code, lang))
      used.set(key, html)
      return html
    },
    save: () => {
      if (used.size === stored.size && [...used.keys()].every((key) => stored.has(key))) return
      keepFile(file, JSON.stringify({ formatVersion, entries: Object.fromEntries(used) }))
    },
  }
}

const readShard = (file: string): ReadonlyMap<string, string> => {
  try {
    const shard: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof shard !== 'object' || shard === null || !('entries' in shard) || !('formatVersion' in shard))
      return new Map()
    if (shard.formatVersion !== formatVersion || typeof shard.entries !== 'object' || shard.entries === null)
      return new Map()
    return new Map(
      Object.entries(shard.entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return new Map()
  }
}
