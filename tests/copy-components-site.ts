import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyFixture, type FixtureCopy } from './copy-fixture.ts'

const tsconfig = `{
  // Aliases that the site also gives its bundler.
  "extends": "@docusaurus/tsconfig",
  "compilerOptions": {
    "baseUrl": ".",
    "paths": {
      "~/*": ["./src/*"],
      "#data": ["src/data"],
      "@components/*": ["./gone/*", "src/components/*"],
      "@parts/*": ["content/parts/*"],
      "react": ["./types/react"],
    },
  },
}
`

/**
 * Copies the fixture site with components, and gives the copy a tsconfig.json with aliases. Sites for Docusaurus that are
 * written in TypeScript have such a file. In the fixture itself, this repository's own tools would read it, and the package
 * that it extends is not installed.
 */
export const copyComponentsSite = async (): Promise<FixtureCopy> => {
  const copy = await copyFixture('components')
  await writeFile(join(copy.root, 'tsconfig.json'), tsconfig)
  return copy
}
