import type { OutlineItem } from './outline.ts'
import type { TextPlaces } from './markdown/text-places.ts'
import type { RunKind } from './run/run-job.ts'
import type { ScriptFacts, ScriptImport } from './script-facts.ts'

/** What compiling a document's body yields. Links inside the site are resolved; their anchors are checked afterwards. */
export interface CompiledDocument {
  id: string
  html: string
  /** All headings, in order; the page keeps the levels that it shows. */
  headings: OutlineItem[]
  /** Every `id` that a link can point at. */
  anchors: string[]
  links: DocumentLink[]
  /** Names of the islands used, sorted. */
  islands: string[]
  /** Islands that the document imports itself, by their names. */
  importedIslands: ImportedIsland[]
  samples: Sample[]
  /** Files quoted by region, for the check that nothing is left unquoted. */
  quotations: Quotation[]
  /** The modules that it quotes, each whole and in one file with all that it needs. */
  completeFiles: CompleteFile[]
  /** Sections as plain text, in order, for search. The first may have no heading. */
  sections: SectionText[]
  /** Words of prose: fenced code, figures and generated lists excluded. */
  words: number
  /** The document as plain Markdown, its title first: MDX syntax gone, quoted code and figures' texts in place. */
  markdown: string
  /** Where headings and code blocks begin in `markdown`. */
  places: TextPlaces
  /** Classes that look like utilities, and that no style sheet of the document defines. Absent where there are none. */
  utilities?: UtilityClass[]
  /** Images and other files beside the document that `html` refers to. */
  assets: Asset[]
  /** Every other file that was read, from the root of the project, sorted: partials, quoted sources, images. */
  dependencies: string[]
  /** What follows from the texts. A result of an earlier run has it; `digestOf` makes it where it is missing. */
  digest?: DocumentDigest
}

/** What the rest of a site asks about the texts of a document, so that a build need not read the texts. */
export interface DocumentDigest {
  /** Hashes of the texts. */
  html: string
  markdown: string
  places: string
  sections: string
  samples: string
  /** What the blocks need that the checks execute. */
  needs: SampleNeeds[]
  policy: DocumentPolicy
  hasDemo: boolean
}

/** What the content security policy has to allow for an article. */
export interface DocumentPolicy {
  /** Text of every script in the `srcdoc` of a frame. */
  inlineScripts: string[]
  /** Origins of images, sound and video. */
  mediaOrigins: string[]
  frameOrigins: string[]
}

/** What a block of a document needs to run in the page. */
export interface SampleNeeds {
  /** Of the block among the document's samples. */
  index: number
  kind: RunKind
  /** Modules that are not part of the page: of packages and of Node. */
  imports: ScriptImport[]
  /** What not every browser has: the name of a global, or `focus`, which a script of a frame may take. */
  feature?: string
  /** Why no page can run it, whatever modules there are. */
  refusal?: string
}

/** A component that a document imports and that comes alive in the browser. */
export interface ImportedIsland {
  /** As `data-island` has it. */
  island: string
  /** Path of the module from the root of the project, or the name of a package's module. */
  from: string
  isPackage: boolean
  /** Where the component is among the exports of the module. */
  exported: string[]
}

/** A class of an element, with the line of the document that brings it. */
export interface UtilityClass {
  name: string
  line?: number
}

export interface Asset {
  /** Where it is published: `/assets/logo-1a2b3c4d.png`. */
  path: string
  /** From the root of the project, with `/`. */
  file: string
}

export interface DocumentLink {
  /** As written. */
  href: string
  line?: number
  /** Site path that it resolved to; absent for external addresses. */
  path?: string
  /** Without `#`. */
  anchor?: string
}

export interface Quotation {
  file: string
  region?: string
}

/** A module that a document quotes, with all that it needs, as files for readers to take. */
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
  /** What a script needs that may run in the page, or that another one may import. */
  script?: ScriptFacts
}

export interface SampleMeta {
  title?: string
  run?: 'node' | 'browser'
  /** `run=node` or `nobutton`: it runs in no page, although it may look so. */
  noButton?: true
  expectError?: string
  nocheck?: string
  /** Compared with what the previous `run` block prints. */
  output?: true
  /** The code came from the repository by `source=`. */
  source?: string
  live?: true
}
