import { pluralFormatter } from '../plural.ts'
import type { RunMessages } from '../kinds/run.ts'

const held = pluralFormatter('en', { one: '# check holds', other: '# checks hold' })
const failed = pluralFormatter('en', { one: '# check fails', other: '# checks fail' })

/** Runs of samples in English. */
export const messages: RunMessages = {
  panel: 'Run of the sample above',
  output: 'Output of the sample',
  result: 'What the sample shows',
  running: 'Running…',
  ends: {
    done: 'Finished.',
    stopped: 'Stopped.',
    time: 'Ended: the sample computed for 5 seconds without a pause.',
    flood: 'Ended: the sample reported too much.',
    left: 'Ended: the sample left its page by a form, a link or a reload.',
    crash: 'Ended: the browser ran out of memory or closed the sample.',
  },
  stop: 'Stop',
  close: 'Close',
  together: (files) => `Runs together with ${files} from this page.`,
  noOutput: 'The sample printed nothing.',
  checks: (counts) =>
    [counts.held > 0 ? held(counts.held) : '', counts.failed > 0 ? failed(counts.failed) : '']
      .filter(Boolean)
      .join(', '),
  held: 'The value is right.',
  failed: (actual) => `The value is ${actual}`,
  noValue: 'Nothing was thrown.',
  notChecked: 'The run did not reach this check.',
  notPrinted: 'Nothing was printed here.',
  line: (line, file) => (file === undefined ? `Line ${line}` : `${file}, line ${line}`),
  cut: (lines) => `The output is cut here. Only the first ${lines} lines are shown.`,
  rows: pluralFormatter('en', { one: '# row', other: '# rows' }),
  shownRows: (count) => `, the first ${count} are shown`,
  database: (megabytes) => `This sample runs on PostgreSQL. Its download has ${megabytes} MB.`,
  fetchDatabase: 'Download and run',
  noSandbox: 'The page that runs samples could not be loaded. Check the connection and press Run again.',
  notFetched: 'A library of this sample could not be loaded. Check the connection and press Run again.',
  noPackage:
    'Your code can import only the packages that samples of this site use. Many modules of Node.js do not work in a browser.',
  noNetwork: 'Samples run without a network.',
}
