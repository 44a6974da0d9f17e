import type { PracticeGrade } from './schedule.ts'

/** What the practice mode says, in one language. */
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

const en: PracticeTexts = {
  title: 'Practice',
  close: 'Close',
  level: 'Level',
  subject: 'Subject',
  all: 'All',
  levels: { junior: 'Junior', middle: 'Middle', senior: 'Senior' },
  counts: ({ due, fresh, known }) => `${due} due, ${fresh} new, ${known} begun`,
  show: 'Show the answer',
  how: 'Did you know it?',
  grades: { again: 'No', hard: 'Hardly', good: 'Yes', easy: 'Easily' },
  undo: 'Undo',
  onPage: 'Show on the page',
  done: 'Done for now',
  nothing: 'No question matches this choice.',
  next: (when) => `The next question comes back ${when}.`,
  more: (count) => `${count} more new questions`,
  answered: (count) => `Answered since you opened this: ${count}.`,
  data: 'Your progress',
  privacy: 'It is kept in this browser only. Take it along as a file.',
  unsaved: 'This browser keeps nothing for this site: your progress is lost when you leave the page. Export it first.',
  exportFile: 'Export',
  importFile: 'Import',
  imported: (count) => `Taken in. Questions with progress: ${count}.`,
  unreadable: 'This file holds no exported progress. Nothing was changed.',
  newer: 'This file comes from a later version of the handbook. Reload the page and try again. Nothing was changed.',
  reset: 'Forget this page',
  confirmReset: 'Forget all progress on the questions of this page?',
  keys: 'Keys: Space shows the answer, 1 to 4 grade it, U takes the last grade back.',
}

const ru: PracticeTexts = {
  title: 'Тренировка',
  close: 'Закрыть',
  level: 'Уровень',
  subject: 'Тема',
  all: 'Все',
  levels: { junior: 'Junior', middle: 'Middle', senior: 'Senior' },
  counts: ({ due, fresh, known }) => `К повторению: ${due}, новых: ${fresh}, начато: ${known}`,
  show: 'Показать ответ',
  how: 'Вы знали ответ?',
  grades: { again: 'Нет', hard: 'С трудом', good: 'Да', easy: 'Легко' },
  undo: 'Отменить',
  onPage: 'Показать на странице',
  done: 'Пока всё',
  nothing: 'Под этот выбор не подходит ни один вопрос.',
  next: (when) => `Следующий вопрос вернётся ${when}.`,
  more: (count) => `Ещё новые вопросы: ${count}`,
  answered: (count) => `Отвечено с открытия окна: ${count}.`,
  data: 'Ваши результаты',
  privacy: 'Они хранятся только в этом браузере. Их можно забрать файлом.',
  unsaved:
    'Браузер ничего не хранит для этого сайта: результаты пропадут, когда вы уйдёте со страницы. Сохраните их файлом.',
  exportFile: 'Сохранить файлом',
  importFile: 'Загрузить из файла',
  imported: (count) => `Загружено. Вопросов с результатами: ${count}.`,
  unreadable: 'В этом файле нет сохранённых результатов. Ничего не изменилось.',
  newer: 'Файл сделан более новой версией справочника. Обновите страницу и попробуйте снова. Ничего не изменилось.',
  reset: 'Забыть эту страницу',
  confirmReset: 'Забыть все результаты по вопросам этой страницы?',
  keys: 'Клавиши: пробел показывает ответ, 1–4 ставят оценку, U отменяет последнюю оценку.',
}

/** Texts for a BCP 47 tag; a language without a catalogue gets English. */
export const practiceTexts = (lang: string): PracticeTexts => (lang.split('-')[0] === 'ru' ? ru : en)
