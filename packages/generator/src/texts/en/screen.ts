import { pluralFormatter } from '../plural.ts'
import type { ScreenMessages } from '../kinds/screen.ts'

const documents = pluralFormatter('en', { one: '# document', other: '# documents' })

const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`)

/** The screens in English. */
export const messages: ScreenMessages = {
  home: {
    counts: ({ documents: pages, samples, areChecked, words, tags }) => [
      [nounFor(pages, 'document'), pages],
      [nounFor(samples, areChecked ? 'checked sample' : 'code sample'), samples],
      [nounFor(words, 'word'), words],
      [nounFor(tags, 'tag'), tags],
    ],
    sections: 'Sections',
    featured: 'Start here',
    recent: 'Recently updated',
    feed: 'Atom feed',
    allOf: pluralFormatter('en', { one: 'Open the page', other: 'All # documents' }),
    offline:
      'Every page and the search work without a network. Install the site from the browser’s menu, or store it on this device.',
  },
  docs: { lead: 'Everything in the site, by section.', count: documents, version: 'Version' },
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
