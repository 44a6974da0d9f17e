import { htmlLanguage as html } from '@codemirror/lang-html'
import type { Extension } from '@codemirror/state'
import { tagColors } from './tag-colors.ts'

/** HTML with CSS and JavaScript in it, without the completions of its package. */
export const htmlLanguage = (): Extension => [html, tagColors]
