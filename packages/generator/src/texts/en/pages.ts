import type { PageTexts } from '../kinds/pages.ts'

export const pages: PageTexts = {
  docs: { title: 'Documentation', description: (site) => `Every section of ${site} with its documents.` },
  tags: { title: 'Tags', description: (site) => `The subjects of ${site} and how many documents each has.` },
  tag: { title: (label) => `Documents tagged “${label}”`, description: (label) => `Documents about ${label}.` },
  search: { title: 'Search', description: (site) => `Search the documents of ${site}.` },
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
  moved: { title: 'Moved', text: 'This page has moved to' },
}
