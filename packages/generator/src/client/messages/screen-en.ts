import { pluralFormatter } from './plural.ts'
import type { ScreenMessages } from './screen-messages.ts'

const documents = pluralFormatter('en', { one: '# document', other: '# documents' })

/** The screens in English. */
export const messages: ScreenMessages = {
  home: {
    counts: (counts) => [
      ['documents', counts.documents],
      ['checked samples', counts.samples],
      ['words', counts.words],
      ['tags', counts.tags],
    ],
    sections: 'Sections',
    featured: 'Start here',
    recent: 'Recently updated',
    feed: 'Atom feed',
    allOf: pluralFormatter('en', { one: 'Open the page', other: 'All # documents' }),
    offline:
      'Every page and the search work without a network. Install the handbook from the browser’s menu, or store it on this device.',
  },
  docs: { lead: 'Everything in the handbook, by section.', count: documents, version: 'Version' },
  tags: {
    lead: pluralFormatter('en', { one: '# subject, by first letter.', other: '# subjects, by first letter.' }),
    other: 'Other',
    all: 'All tags',
    documents,
  },
  notFound: {
    lead: 'Nothing is published at this address. The page may have been moved, or the address may contain a typing error.',
    searchFor: (words) => `Search for “${words}”`,
    home: 'Home page',
    docs: 'All documents',
    tags: 'All tags',
  },
}
