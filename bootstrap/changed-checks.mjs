import { platforms as everyPlatform } from './typecheck.mjs'

/** Platforms whose type check includes a file, by the beginning of its path. The first match counts. */
const platformsByPath = [
  [/^(?:tsconfig.*\.json|(?:[^/]+\/){0,2}package(?:-lock)?\.json)$/, everyPlatform],
  [/^packages\/generator\/src\/model\//, everyPlatform],
  [
    /^(?:packages\/(?:generator\/src\/(?:syntax|texts)|step-player\/src\/texts)|handbook\/algorithms)\//,
    ['shared', 'browser', 'node', 'both'],
  ],
  [
    /^packages\/(?:generator\/src\/(?:sandbox|node-shims|sql-module)|sample-checker\/src\/harness)\//,
    ['browser', 'node', 'both'],
  ],
  [/^(?:packages\/(?:search|step-player)\/src|handbook\/components)\//, ['browser', 'node', 'both']],
  [/^packages\/generator\/src\/client\//, ['browser', 'both']],
  [/^packages\/generator\/src\/service-worker\//, ['worker', 'worker-tests']],
  [/^packages\//, ['node', 'both']],
  [/^(?:tests\/e2e|bench\/(?:interactions|peers|growth|dev|run))\//, ['both']],
  [/^tests\/fixtures\//, ['fixtures']],
  [/^(?:tests|bench|handbook|bootstrap)\/|^[^/]+\.ts$/, ['node']],
]
const isCode = (file) => /\.[cm]?[jt]sx?$/.test(file) && !/^(?:handbook\/examples|tests\/fixtures)\//.test(file)
const isDocument = (file) => /^handbook\/content\/(?:.*\/)?[^/_][^/]*\.mdx?$/.test(file)
/** Content of documents, and sources that decide how it is shown. */
const isInput = (file) =>
  /^handbook\/(?:(?:content|static|algorithms|components)\/|site\.config\.ts$)/.test(file) && !file.endsWith('.test.ts')

/** Largest number of documents whose samples can be checked in the available time. */
const mostDocuments = 3

/**
 * Returns the checks of `npm run test:changed` after changes to these files, besides unit tests, and the checks that it
 * leaves out. `exists` says whether a file still exists. Paths are from the root of the repository, with slashes.
 */
export const changedChecks = (files, exists = () => true) => {
  const typed = files.filter((file) => /\.(?:tsx?|d\.mts|json)$/.test(file))
  const platforms = new Set(typed.flatMap((file) => platformsByPath.find(([pattern]) => pattern.test(file))?.[1] ?? []))
  const documents = files.filter((file) => isDocument(file) && exists(file))
  const left = []
  if (documents.length > mostDocuments)
    left.push(
      `samples of ${documents.length - mostDocuments} more changed documents, and of all others: npm run check:samples`,
    )
  else left.push('samples of documents that did not change: npm run check:samples')
  const browserTests = files.filter((file) => /^tests\/e2e\/.*\.test\.ts$/.test(file) && exists(file))
  left.push(`browser tests: npm run test:e2e${browserTests.length > 0 ? ` -- ${browserTests.join(' ')}` : ''}`)
  if (files.some((file) => file.startsWith('handbook/algorithms/'))) left.push('coverage of the algorithms: npm test')
  return {
    platforms: everyPlatform.filter((platform) => platforms.has(platform)),
    lint: files.filter((file) => isCode(file) && exists(file)),
    // The paths are from the folder of the site, because the command expects them in this form.
    samples: documents.slice(0, mostDocuments).map((file) => file.slice('handbook/'.length)),
    check: files.some(isInput),
    left,
  }
}
