import type { IndexManifest } from '../index-format/index-files.ts'

/** Place of a document's language in `languages`, without a request for the document. */
export const languagePlace = ({ languageStarts }: IndexManifest, document: number): number =>
  languageStarts.findLastIndex((start) => start <= document)

/** Returns a function that says whether a document is specialized, without a request for the document. */
export const specializedTest =
  (manifest: IndexManifest) =>
  (document: number): boolean =>
    document >= (manifest.specializedStarts[languagePlace(manifest, document)] ?? Infinity)
