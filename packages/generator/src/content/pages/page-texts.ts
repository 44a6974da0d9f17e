/** Titles and descriptions of pages that no document writes. */
export interface PageTexts {
  docs: { title: string; description: (site: string) => string }
  tags: { title: string; description: (site: string) => string }
  tag: { title: (label: string) => string; description: (label: string) => string }
  search: { title: string; description: (site: string) => string }
  notFound: { title: string; description: string }
  /** What stands at the old address of a document; a link to the new one follows. */
  moved: { title: string; text: string }
}

const english: PageTexts = {
  docs: { title: 'Documentation', description: (site) => `Every section of ${site} with its documents.` },
  tags: { title: 'Tags', description: (site) => `The subjects of ${site} and how many documents each has.` },
  tag: { title: (label) => `Documents tagged “${label}”`, description: (label) => `Documents about ${label}.` },
  search: { title: 'Search', description: (site) => `Search the documents of ${site}.` },
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
  moved: { title: 'Moved', text: 'This page has moved to' },
}

const russian: PageTexts = {
  docs: { title: 'Документация', description: (site) => `Все разделы сайта «${site}» и их документы.` },
  tags: { title: 'Теги', description: (site) => `Темы сайта «${site}» и число документов по каждой.` },
  tag: { title: (label) => `Документы с тегом «${label}»`, description: (label) => `Документы по теме «${label}».` },
  search: { title: 'Поиск', description: (site) => `Поиск по документам сайта «${site}».` },
  notFound: { title: 'Страница не найдена', description: 'По этому адресу страницы нет.' },
  moved: { title: 'Страница перенесена', text: 'Эта страница теперь здесь:' },
}

/** Texts in the language of the chrome: Russian, or English for every other language. */
export const pageTexts = (lang: string): PageTexts => (/^ru\b/.test(lang) ? russian : english)
