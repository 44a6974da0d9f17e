import { PostgreSQL } from '@codemirror/lang-sql'
import type { Extension } from '@codemirror/state'
import { tagColors } from './tag-colors.ts'

/** SQL as PostgreSQL knows it, without the completions of its package. */
export const sqlLanguage = (): Extension => [PostgreSQL.language, tagColors]
