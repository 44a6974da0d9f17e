/** How well the reader knew an answer, in the reader's own judgement. */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type PracticeGrade = (typeof grades)[number]

/** Texts of the practice mode, in one language. */
export interface PracticeTexts {
  title: string
  close: string
  level: string
  subject: string
  all: string
  levels: Readonly<Record<string, string>>
  counts: (counts: { due: number; fresh: number; known: number }) => string
  show: string
  how: string
  grades: Readonly<Record<PracticeGrade, string>>
  undo: string
  onPage: string
  done: string
  nothing: string
  next: (when: string) => string
  more: (count: number) => string
  answered: (count: number) => string
  data: string
  privacy: string
  unsaved: string
  exportFile: string
  importFile: string
  imported: (count: number) => string
  unreadable: string
  newer: string
  reset: string
  confirmReset: string
  keys: string
}
