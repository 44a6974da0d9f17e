import { css } from '@codemirror/lang-css'
import type { Extension } from '@codemirror/state'
import { tagColors } from './tag-colors.ts'

export const cssLanguage = (): Extension => [css(), tagColors]
