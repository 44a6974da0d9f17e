import type { PageTexts } from '../kinds/pages.ts'

export const pages: PageTexts = {
  docs: { title: 'Документация', description: (site) => `Все разделы сайта «${site}» и их документы.` },
  tags: { title: 'Теги', description: (site) => `Темы сайта «${site}» и число документов по каждой.` },
  tag: { title: (label) => `Документы с тегом «${label}»`, description: (label) => `Документы по теме «${label}».` },
  search: { title: 'Поиск', description: (site) => `Поиск по документам сайта «${site}».` },
  notFound: { title: 'Страница не найдена', description: 'По этому адресу страницы нет.' },
  moved: { title: 'Страница перенесена', text: 'Эта страница теперь здесь:' },
}
