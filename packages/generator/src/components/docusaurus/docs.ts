import { siteFacts } from './site-facts.ts'

/** The only version of the documentation, in the form of Docusaurus. */
interface DocsVersion {
  name: 'current'
  label: string
  isLast: true
  /** Address of the version, below which its documents are. */
  path: string
  docs: never[]
}

/** `useActiveVersion`, `useLatestVersion` of `@docusaurus/plugin-content-docs/client`. */
export const useVersion = (): DocsVersion => {
  const { versionLabel, docsPath, baseUrl } = siteFacts()
  return { name: 'current', label: versionLabel, isLast: true, path: baseUrl + docsPath.slice(1), docs: [] }
}

/** `useVersions` of the same module. */
export const useVersions = (): DocsVersion[] => [useVersion()]

/** `useDocsVersion` of the same module, without its list of documents. Reading `docs` throws. */
export const useDocsVersion = (): {
  version: 'current'
  label: string
  isLast: true
  badge: false
  banner: null
  readonly docs: never
} => ({
  version: 'current',
  label: useVersion().label,
  isLast: true,
  badge: false,
  banner: null,
  get docs(): never {
    throw new Error(
      'useDocsVersion() has no "docs" here. List documents with <DocumentList under="folder" />, or import their titles from a data file',
    )
  },
})

/** `useActiveDocContext` of the same module. Components do not know which document is being rendered. */
export const useActiveDocContext = (): { activeVersion: DocsVersion; alternateDocVersions: object } => ({
  activeVersion: useVersion(),
  alternateDocVersions: {},
})

/** `useDocsPreferredVersion`: there is no other version to prefer. */
export const useDocsPreferredVersion = (): { preferredVersion: null; savePreferredVersionName: () => void } => ({
  preferredVersion: null,
  savePreferredVersionName: () => {},
})
