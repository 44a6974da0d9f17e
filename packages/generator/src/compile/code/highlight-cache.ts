import { createHash } from 'node:crypto'
import { escapeText } from '../../model/html/escape-html.ts'
import { openHighlightStore } from './highlight-store.ts'
import { highlight, highlighterVersion, isPlainLanguage } from './highlighter.ts'

/**
 * Highlighted code of one document, stored on the disk. Highlighting again takes about 300 times as long as reading it.
 */
export interface HighlightCache {
  /** Returns the HTML of the code, see `highlight`. */
  highlight: (code: string, lang: string) => Promise<string>
  /**
   * Writes the entry if it changed. Code that was not asked for is dropped. A disk that refuses the write costs only
   * time.
   */
  save: () => void
}

/**
 * Version of the form of an entry. Each code in the entry is stored under a name made of its text, its language and the
 * highlighter.
 */
const form = '1'

/** Opens the highlighted code of a document in the cache of a project. */
export const openHighlightCache = (root: string, documentId: string): HighlightCache => {
  const store = openHighlightStore(root)
  const text = store.read(documentId, form)
  // SAFETY: the store returns what was written.
  const stored = new Map(text && (JSON.parse(text.toString()) as [string, string][]))
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
      store.write(documentId, form, JSON.stringify([...used]))
    },
  }
}
