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

/** `useDocsVersion` of the same module. */
export const useDocsVersion = (): { version: 'current'; label: string; isLast: true; badge: false; banner: null } => ({
  version: 'current',
  label: useVersion().label,
  isLast: true,
  badge: false,
  banner: null,
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
