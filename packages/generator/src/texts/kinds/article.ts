/** Texts that the compiler itself puts into an article, in the article's language. */
export interface ArticleLabels {
  admonitions: Record<AdmonitionKind, string>
  anchor: (heading: string) => string
  answer: string
  levels: Record<AnswerLevel, string>
  codeTabs: string
  copyCode: string
  /** What a button that copies shows afterwards. */
  copied: string
  copyFailed: string
  /** For a reader whose browser could not fetch the code that runs and edits samples. */
  sampleFailed: string
  completeFile: { label: (name: string) => string; copy: string; source: string }
  details: string
  editCode: string
  done: string
  open: string
  footnotes: { label: string; backLabel: string }
  /** Labels of a generated list of documents. */
  list: { filter: string; none: string; more: string }
  jumpList: string
  output: string
  questions: {
    level: string
    all: string
    open: string
    close: string
    practise: string
    practiceFailed: string
    subjects: string
    allSubjects: string
    filter: string
    none: string
  }
  result: string
  runCode: string
  /** What a comment with `// =>` means, as HTML. */
  valueNotation: string
  table: (heading: string) => string
  tabs: string
  wrapCode: string
}

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger'
export type AnswerLevel = 'junior' | 'middle' | 'senior'
