import type { OfflineMessages } from '../kinds/offline.ts'
import { pluralFormatter } from '../plural.ts'

/** Offline reading in English. */
export const messages: OfflineMessages = {
  install: 'Install the site',
  starting: 'Checking what is stored…',
  unsupported: 'This browser cannot store pages for offline reading, or its storage is blocked.',
  states: {
    empty: 'The site is not stored on this device.',
    storing: 'Storing the site for offline reading…',
    stored: 'The whole site is stored on this device and opens without a network.',
    stopped: 'Part of the site is stored.',
  },
  stopped: {
    network: 'Only part of the site is stored. The rest will be stored when the network is back.',
    quota:
      'There is no more space: only part of the site is stored. Free some space on this device, then store the rest.',
    outdated: 'A new version of the site has been published. Reload the page to store it.',
  },
  amount: ({ files, ofFiles, size, ofSize }) =>
    files === ofFiles ? `${files} files, ${size}` : `${files} of ${ofFiles} files, ${size} of ${ofSize}`,
  visited: pluralFormatter('en', {
    one: '# page that you have read opens without a network.',
    other: '# pages that you have read open without a network.',
  }),
  switchOn: 'Switch offline mode on',
  remove: 'Remove what is stored',
  updateReady: 'A new version of the site is ready.',
  reload: 'Reload',
  later: 'Later',
}
