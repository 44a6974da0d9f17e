import type { OutlineItem } from './outline.ts'
import type { TextPlaces } from './markdown/text-places.ts'
import type { RunKind } from './run/run-job.ts'
import type { ScriptFacts, ScriptImport } from './script-facts.ts'

/**
 * The long parts of a compiled document. They may be on disk: each call reads its part again, so that a run over many
 * documents keeps none of them in memory.
 */
export interface DocumentTexts {
  readHtml: () => string
  readSamples: () => Sample[]
  /** The modules that the document quotes. Each is one complete file with everything that it needs. */
  readCompleteFiles: () => CompleteFile[]
  /** Sections as plain text, in order, for search. The first may have no heading. */
  readSections: () => SectionText[]
  /**
   * The document as plain Markdown, beginning with its title. MDX syntax is removed; quoted code and the texts of
   * figures are included.
   */
  readMarkdown: () => string
  /** Where headings and code blocks begin in the Markdown. */
  readPlaces: () => TextPlaces
}

/** The result of compiling a document's body. Links inside the site are resolved; their anchors are checked later. */
export interface CompiledDocument extends DocumentTexts {
  id: string
  /** All headings, in order. The page shows only some of their levels. */
  headings: OutlineItem[]
  /** Every `id` that a link can point at. */
  anchors: string[]
  links: DocumentLink[]
  /** Names of the islands used, sorted. */
  islands: string[]
  /** Islands that the document itself imports, by name. */
  importedIslands: ImportedIsland[]
  /** Regions of files that the document quotes. A check uses them to find regions that no document quotes. */
  quotations: Quotation[]
  /** Words of prose, without fenced code, figures and generated lists. */
  words: number
  /**
   * Classes that look like utility classes, but that no style sheet of the document defines. Absent if there are none.
   */
  utilities?: UtilityClass[]
  /** Images and other files beside the document that its HTML refers to. */
  assets: Asset[]
  /**
   * Every other file that was read, by its path from the root of the project, sorted: partials, quoted sources, images.
   */
  dependencies: string[]
  /** Facts that follow from the texts. The result of an earlier run has them; otherwise `digestOf` computes them. */
  digest?: DocumentDigest
}

/** Facts about the texts of a document that other parts of a build need. With them, a build need not read the texts. */
export interface DocumentDigest {
  /** Hashes of the texts. */
  html: string
  markdown: string
  places: string
  sections: string
  samples: string
  /** What the blocks need that the checks execute. */
  needs: SampleNeeds[]
  counts: SampleCounts
  policy: DocumentPolicy
  hasDemo: boolean
}

/** The blocks of code of a document in numbers. */
export interface SampleCounts {
  samples: number
  /** Blocks that the check of samples looks at. */
  checked: number
  /** Lines of code that are not empty. */
  lines: number
}

/** What the content security policy must allow for an article. */
export interface DocumentPolicy {
  /** Text of every script in the `srcdoc` of a frame. */
  inlineScripts: string[]
  /** Origins of images, sound and video. */
  mediaOrigins: string[]
  frameOrigins: string[]
}

/** What a block of a document needs so that a page can run it. */
export interface SampleNeeds {
  /** Index of the block among the document's samples. */
  index: number
  kind: RunKind
  /** Modules that are not part of the page: those of packages and of Node. */
  imports: ScriptImport[]
  /**
   * A feature that some browsers lack: the name of a global, or `focus` for a frame whose script may take the focus.
   */
  feature?: string
  /** Why no page can run the block, whatever modules are available. */
  refusal?: string
}

/** A component that a document imports and that the browser hydrates. */
export interface ImportedIsland {
  /** Name in the attribute `data-island`. */
  island: string
  /** Path of the module from the root of the project, or the name of a package's module. */
  from: string
  isPackage: boolean
  /** Path of the component among the exports of the module. */
  exported: string[]
}

/** A class of an element, with the line of the document that it comes from. */
export interface UtilityClass {
  name: string
  line?: number
}

export interface Asset {
  /** Address where the file is published: `/assets/logo-1a2b3c4d.png`. */
  path: string
  /** From the root of the project, with `/`. */
  file: string
}

export interface DocumentLink {
  /** The address as its author wrote it. */
  href: string
  line?: number
  /** Site path that the address resolved to. Absent for external addresses. */
  path?: string
  /** Without `#`. */
  anchor?: string
}

export interface Quotation {
  file: string
  region?: string
}

/** A module that a document quotes, with everything that it needs, as files that readers can copy. */
export interface CompleteFile {
  /** Name of the module: `parse-date`. */
  name: string
  /** From the root of the project. */
  source: string
  /** Absent for a module in JavaScript. */
  typescript?: PublishedText
  javascript: PublishedText
}

export interface PublishedText {
  /** Site path where it is published. */
  path: string
  code: string
}

export interface SectionText {
  /** Heading path from level 2 down to this section's heading. */
  headings: { id: string; text: string; level: number }[]
  /** Paragraphs, list items, table cells and code identifiers, whitespace collapsed. */
  text: string
}

/** A fenced code block as data for the sample checks. */
export interface Sample {
  /** `ts`; empty when the fence names none. */
  lang: string
  meta: SampleMeta
  code: string
  /** Line of the opening fence in the document's file, 1-based. */
  line: number
  /** What a script needs that may run in the page, or that another script may import. */
  script?: ScriptFacts
}

export interface SampleMeta {
  title?: string
  run?: 'node' | 'browser'
  /** The block has `run=node` or `nobutton`. No page offers to run it, even if a page could. */
  noButton?: true
  expectError?: string
  nocheck?: string
  /** The block is the output that the previous `run` block must print. */
  output?: true
  /** The code came from the repository by `source=`. */
  source?: string
  live?: true
}
