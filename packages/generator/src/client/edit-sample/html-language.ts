import { html } from '@codemirror/lang-html'
import type { Extension } from '@codemirror/state'
import { tagColors } from './tag-colors.ts'

export const htmlLanguage = (): Extension => [html(), tagColors]
