import { cssLanguage as css } from '@codemirror/lang-css'
import type { Extension } from '@codemirror/state'
import { tagColors } from './tag-colors.ts'

/** CSS, without the completions of its package. */
export const cssLanguage = (): Extension => [css, tagColors]
