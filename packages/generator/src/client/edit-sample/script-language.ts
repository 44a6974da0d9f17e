import { jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'
import { nameRules } from '../../syntax/script-syntax.ts'
import { treeColors } from './tree-colors.ts'

/** JavaScript and TypeScript, coloured by the same rules as the blocks of the page. */
export const scriptLanguage = (language: string): Extension => {
  const hasTypes = /^(?:[cm]?ts|tsx|typescript)$/.test(language)
  const typed = language === 'tsx' ? tsxLanguage : typescriptLanguage
  return [(hasTypes ? typed : jsxLanguage).configure({ props: [nameRules] }), treeColors]
}
