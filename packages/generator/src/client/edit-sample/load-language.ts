import type { Extension } from '@codemirror/state'

const scripts = /^(?:[cm]?[jt]s|[jt]sx|javascript|typescript)$/

/**
 * Returns the support of an editor for a language: indentation, brackets, colours. Each language is fetched when it is
 * needed. A language without such support is plain text.
 */
export const loadLanguage = async (language: string): Promise<Extension> => {
  if (scripts.test(language)) return (await import('./script-language.ts')).scriptLanguage(language)
  if (language === 'css') return (await import('./css-language.ts')).cssLanguage()
  if (language === 'html') return (await import('./html-language.ts')).htmlLanguage()
  if (language === 'sql') return (await import('./sql-language.ts')).sqlLanguage()
  return []
}
