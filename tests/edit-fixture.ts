import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Edit = (text: string, word: string) => string

/** Typical edits of authors, each with its file of the fixture site. */
const edits: Record<string, [file: string, change: Edit]> = {
  'another title': ['content/intro.md', (text, word) => text.replace(/^# .*$/m, `# Intro ${word}`)],
  'a word more': ['content/01-guide/10-compose.md', (text, word) => `${text}\n${word}\n`],
  'a section with a sample': [
    'content/unlisted.md',
    (text, word) => `${text}\n## ${word}\n\n\`\`\`ts run\nconsole.log('${word}')\n\`\`\`\n`,
  ],
  'a partial of several documents': ['content/01-guide/_shared.mdx', (text, word) => `${text}\n${word}\n`],
  'a picture from another host': [
    'content/01-guide/nested/inner.md',
    (text, word) => `${text}\n![${word}](https://${word}.example.com/a.png)\n`,
  ],
  'an algorithm': ['algorithms/double.ts', (text, word) => `${text}\n// ${word}\n`],
  'a new document': ['content/new.md', (text, word) => `${text || '# New\n\nSee [intro](intro.md).\n'}\n${word}\n`],
}

/** Names of the edits. */
export const fixtureEdits = Object.keys(edits)

/** Makes an edit in a copy of the fixture site. After any sequence of edits the site has no faults. */
export const editFixture = async (root: string, name: string, word: string): Promise<void> => {
  const [file, change] = edits[name] ?? []
  if (file === undefined || !change)
    throw new Error(`There is no edit "${name}". There are: ${fixtureEdits.join(', ')}.`)
  const path = join(root, file)
  await writeFile(path, change(await readFile(path, 'utf8').catch(() => ''), word))
}
