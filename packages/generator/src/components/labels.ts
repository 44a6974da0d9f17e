import { chromeLanguageOf, type ChromeLanguage } from '../model/language.ts'

/** Texts that the compiler itself puts into an article, in the article's language. */
export interface ArticleLabels {
  admonitions: Record<AdmonitionKind, string>
  anchor: (heading: string) => string
  answer: string
  levels: Record<AnswerLevel, string>
  codeTabs: string
  copyCode: string
  completeFile: { label: (name: string) => string; copy: string; source: string }
  details: string
  editCode: string
  done: string
  open: string
  footnotes: { label: string; backLabel: string }
  /** Above a generated list of documents. */
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
  /** What a comment with `// =>` says, as HTML. */
  valueNotation: string
  table: (heading: string) => string
  tabs: string
  wrapCode: string
}

export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger'
export type AnswerLevel = 'junior' | 'middle' | 'senior'

const en: ArticleLabels = {
  admonitions: { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' },
  anchor: (heading) => `Link to “${heading}”`,
  answer: 'Answer',
  levels: { junior: 'Junior', middle: 'Middle', senior: 'Senior' },
  codeTabs: 'Package manager',
  copyCode: 'Copy',
  completeFile: {
    label: (name) => `Complete file: ${name}`,
    copy: 'Copy complete file:',
    source: 'Source',
  },
  details: 'Details',
  editCode: 'Edit',
  done: 'Done',
  open: 'To do',
  footnotes: { label: 'Footnotes', backLabel: 'Back to reference {reference}' },
  list: { filter: 'Filter this list', none: 'Nothing in this list matches.', more: 'More' },
  jumpList: 'Everything on this page',
  output: 'Output',
  questions: {
    level: 'Level',
    all: 'All',
    open: 'Open all',
    close: 'Hide all',
    practise: 'Practise',
    practiceFailed: 'The practice mode could not be loaded. Press the button to try again.',
    subjects: 'Subjects',
    allSubjects: 'All subjects',
    filter: 'Filter the questions',
    none: 'No question matches.',
  },
  result: 'Result',
  runCode: 'Run',
  valueNotation: 'The comment <code>// =&gt;</code> shows the value of the code before it.',
  table: (heading) => (heading === '' ? 'Table' : `Table: ${heading}`),
  tabs: 'Variants',
  wrapCode: 'Wrap',
}

const ru: ArticleLabels = {
  admonitions: { note: 'Заметка', tip: 'Совет', info: 'Справка', warning: 'Внимание', danger: 'Осторожно' },
  anchor: (heading) => `Ссылка на «${heading}»`,
  answer: 'Ответ',
  levels: { junior: 'Junior', middle: 'Middle', senior: 'Senior' },
  codeTabs: 'Менеджер пакетов',
  copyCode: 'Копировать',
  completeFile: {
    label: (name) => `Файл целиком: ${name}`,
    copy: 'Скопировать файл целиком:',
    source: 'Исходный код',
  },
  details: 'Подробности',
  editCode: 'Изменить',
  done: 'Сделано',
  open: 'Не сделано',
  footnotes: { label: 'Сноски', backLabel: 'Назад к ссылке {reference}' },
  list: { filter: 'Найти в списке', none: 'В этом списке такого нет.', more: 'Другие' },
  jumpList: 'Всё на этой странице',
  output: 'Вывод',
  questions: {
    level: 'Уровень',
    all: 'Все',
    open: 'Открыть все',
    close: 'Скрыть все',
    practise: 'Тренировка',
    practiceFailed: 'Тренировку не удалось загрузить. Нажмите кнопку ещё раз.',
    subjects: 'Темы',
    allSubjects: 'Все темы',
    filter: 'Поиск по вопросам',
    none: 'Таких вопросов нет.',
  },
  result: 'Результат',
  runCode: 'Запустить',
  valueNotation: 'Комментарий <code>// =&gt;</code> показывает значение кода перед ним.',
  table: (heading) => (heading === '' ? 'Таблица' : `Таблица: ${heading}`),
  tabs: 'Варианты',
  wrapCode: 'Переносить строки',
}

/** Labels for a BCP 47 tag; a language without a catalogue gets English. */
export const articleLabels = (lang: string): ArticleLabels => labels[chromeLanguageOf(lang)]

const labels: Record<ChromeLanguage, ArticleLabels> = { en, ru }
