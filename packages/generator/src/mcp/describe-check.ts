import { isScript, parsedLanguages, plainLanguages } from '../model/checked-languages.ts'
import type { DocumentMap, MappedBlock } from '../model/document-map.ts'

/** Describes in sentences how the checks of samples treat a code block. */
export const describeCheck = (block: MappedBlock): string => {
  if (block.nocheck !== undefined) return `Not checked: ${block.nocheck}`
  if (block.output) return 'This is output. The check runs the block before it and compares what it prints.'
  const sentences = [
    block.source === undefined
      ? undefined
      : `Quoted from ${block.source}, a file that is compiled and tested by itself.`,
    runSentence(block),
    block.run === undefined && block.source === undefined ? readSentence(block) : undefined,
    block.expectError === undefined ? undefined : `It must fail with a message that contains “${block.expectError}”.`,
    block.run !== undefined && assertion.test(block.code)
      ? 'Values behind `// =>` are compared with the values that the code yields.'
      : undefined,
  ]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

const assertion = /\/\/ ?=>/

const runSentence = ({ run, lang }: MappedBlock): string | undefined => {
  if (run === undefined) return undefined
  if (lang === 'sql') return 'Run on PostgreSQL.'
  return run === 'browser' ? 'Compiled, and run in a browser.' : 'Compiled, and run on Node.js.'
}

const readSentence = ({ lang }: MappedBlock): string => {
  if (isScript({ lang })) return 'Compiled with TypeScript, together with the files that the page shows.'
  if (lang === 'rust') return 'Parsed, and compiled where the compiler is installed.'
  if ((parsedLanguages as readonly string[]).includes(lang)) return 'Parsed: its syntax is checked.'
  return plainLanguages.has(lang) || lang === ''
    ? 'Plain text: there is nothing to check.'
    : 'No check reads this language.'
}

/** Describes with which releases a document's samples are checked. Empty for a document that names no packages. */
export const describeVersions = ({
  packages,
  packagesLockedAt,
}: Pick<DocumentMap, 'packages' | 'packagesLockedAt'>): string => {
  if (packages.length === 0) return ''
  const names = packages.map(({ name, version }) => `${name} ${version}`).join(', ')
  return `Samples checked with: ${names}${packagesLockedAt === undefined ? '' : ` (releases of ${packagesLockedAt})`}.`
}
