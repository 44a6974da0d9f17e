import type { SampleDocument } from '@dev-handbook/generator/content/site-components/sample-checks'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'

/** A document's samples, in order. */
export type SamplePage = SampleDocument

/** A fault of a sample, at its place in the document. */
export interface SampleFault {
  /** Line in the document's file, 1-based. */
  line: number
  /** 1-based; absent where the checker knows only the line. */
  column?: number
  message: string
}

/**
 * How far a sample was checked. `unchecked`: the tool is missing or broke down, or a module that the sample relies on
 * does not parse.
 */
export type SampleState = 'run' | 'compiled' | 'parsed' | 'quoted' | 'plain' | 'exempt' | 'unchecked'

export interface SampleOutcome {
  /** Index in the page's samples. */
  index: number
  state: SampleState
  faults: SampleFault[]
  /** Why the sample is exempt or unchecked. */
  reason?: string
}

/**
 * Returns the results of one kind of check for some samples of a page. All outcomes of a sample are merged afterwards.
 */
export type Check = (page: SamplePage) => Promise<SampleOutcome[]>

/** Line in the document of a line in a sample's code. Both are 1-based: the code begins below the opening fence. */
export const documentLine = (sample: Sample, line: number): number => sample.line + line
