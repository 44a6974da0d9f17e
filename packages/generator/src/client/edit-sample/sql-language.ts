import { PostgreSQL, sql } from '@codemirror/lang-sql'
import type { Extension } from '@codemirror/state'
import { tagColors } from './tag-colors.ts'

export const sqlLanguage = (): Extension => [sql({ dialect: PostgreSQL }), tagColors]
