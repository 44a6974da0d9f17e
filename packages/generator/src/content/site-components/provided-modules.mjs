// This module is JavaScript because the TypeScript loader itself imports it.
import { ownModule } from '../own-modules.mjs'

/** Components of the theme, in `theme.tsx`. */
const theme = [
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'Heading',
  'IdealImage',
  'MDXComponents',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
]

/** Modules of Docusaurus that are replaced here: their exports by the names in our files. */
const modules = {
  '@docusaurus/BrowserOnly': { file: 'browser.ts', exports: { default: 'BrowserOnly' } },
  '@docusaurus/ExecutionEnvironment': { file: 'browser.ts', exports: { default: 'executionEnvironment' } },
  '@docusaurus/Head': { file: 'site.ts', exports: { default: 'Head' } },
  '@docusaurus/Interpolate': { file: 'texts.ts', exports: { default: 'Interpolate', interpolate: 'interpolate' } },
  '@docusaurus/Link': { file: 'site.ts', exports: { default: 'Link' } },
  '@docusaurus/plugin-content-docs/client': {
    file: 'docs.ts',
    exports: {
      useActiveVersion: 'useVersion',
      useLatestVersion: 'useVersion',
      useVersions: 'useVersions',
      useDocsVersion: 'useDocsVersion',
      useActiveDocContext: 'useActiveDocContext',
      useDocsPreferredVersion: 'useDocsPreferredVersion',
    },
  },
  '@docusaurus/theme-common': { file: 'browser.ts', exports: { useColorMode: 'useColorMode' } },
  '@docusaurus/Translate': { file: 'texts.ts', exports: { default: 'Translate', translate: 'translate' } },
  '@docusaurus/useBaseUrl': {
    file: 'site.ts',
    exports: { default: 'useBaseUrl', useBaseUrlUtils: 'useBaseUrlUtils' },
  },
  '@docusaurus/useDocusaurusContext': { file: 'site.ts', exports: { default: 'useDocusaurusContext' } },
  '@docusaurus/useIsBrowser': { file: 'browser.ts', exports: { default: 'useIsBrowser' } },
  '@theme/MDXComponents/A': { file: 'site.ts', exports: { default: 'Link' } },
  ...Object.fromEntries(
    ['Code', 'Details', 'Heading', 'Img', 'Li', 'Pre', 'Ul'].map((name) => [
      `@theme/MDXComponents/${name}`,
      { file: 'theme.ts', exports: { default: name } },
    ]),
  ),
  ...Object.fromEntries(theme.map((name) => [`@theme/${name}`, { file: 'theme.ts', exports: { default: name } }])),
}

/** Names of the modules of Docusaurus that documents and modules of a site may import. */
export const providedNames = Object.keys(modules)

/**
 * The replacement of a module of Docusaurus, or `undefined`. `@theme-original/…` and `@theme-init/…` have the same
 * replacement as `@theme/…`.
 */
export const providedModule = (specifier) => {
  const found = modules[specifier.replace(/^@theme-(?:original|init)\//, '@theme/')]
  return found && { ...found, file: ownModule(`components/docusaurus/${found.file}`) }
}

/** Code of a module that has these exports, or `undefined`. */
export const providedSource = (specifier, address = (file) => file) => {
  const found = providedModule(specifier)
  if (!found) return undefined
  const names = Object.entries(found.exports).map(([name, own]) => `${own} as ${name}`)
  return `export { ${names.join(', ')} } from ${JSON.stringify(address(found.file))}`
}
