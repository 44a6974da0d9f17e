import type { PackageVersion } from './page.ts'
import { pageFile } from './path.ts'

/**
 * Where the sections and code blocks of a document are in its Markdown, and facts about the blocks. The map is
 * published beside the Markdown for programs; no page fetches it.
 */
export interface DocumentMap {
  path: string
  title: string
  description: string
  lang: string
  /** Date of the last change, `YYYY-MM-DD`. */
  updatedAt?: string
  /** npm packages whose releases the samples are checked with. */
  packages: PackageVersion[]
  /** Date on which those releases were locked, `YYYY-MM-DD`. */
  packagesLockedAt?: string
  sections: MappedSection[]
  blocks: MappedBlock[]
}

export interface MappedSection {
  /** Anchor of the heading. */
  id: string
  title: string
  /** 2 to 6, or 1 if a document has a heading of level 1. */
  level: number
  /** Place of the heading's line in the Markdown, in UTF-16 units. */
  start: number
}

/** A code block as the page shows it. */
export interface MappedBlock {
  /** Place of the end of the opening fence's line in the Markdown, in UTF-16 units. */
  start: number
  /** Language as the fence names it; empty for a fence without a language. */
  lang: string
  code: string
  title?: string
  /** The file and region of the repository that the block quotes. */
  source?: string
  run?: 'node' | 'browser'
  /** Part of the message with which the block must fail. */
  expectError?: string
  /** Why the block is exempt from the checks. */
  nocheck?: string
  /** The block is the output of the last block with `run`. */
  output?: true
}

/** Name of the map of a document from the root of the output: `docs/guide/docker.md.json`. */
export const mapFile = (path: string): string => `${pageFile(path, 'md')}.json`
