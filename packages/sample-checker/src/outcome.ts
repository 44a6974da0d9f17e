import type { SampleDocument } from '@dev-handbook/generator/content/site-components/sample-checks'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'

/** A document's samples, in order. */
export type SamplePage = SampleDocument

/** A sample that is wrong, at its place in the document. */
export interface SampleFault {
  /** Line in the document's file, 1-based. */
  line: number
  /** 1-based; absent where the checker knows only the line. */
  column?: number
  message: string
}

/** How far a sample was checked. `unchecked`: the tool is missing on this machine or broke down, or what the sample relies on does not parse. */
export type SampleState = 'run' | 'compiled' | 'parsed' | 'quoted' | 'plain' | 'exempt' | 'unchecked'

export interface SampleOutcome {
  /** Index in the page's samples. */
  index: number
  state: SampleState
  faults: SampleFault[]
  /** Why the sample is exempt or unchecked. */
  reason?: string
}

/** What one kind of check found out about some samples of a page; a sample's outcomes are merged afterwards. */
export type Check = (page: SamplePage) => Promise<SampleOutcome[]>

/** Line in the document of a line in a sample's code, both 1-based: the code begins below the opening fence. */
export const documentLine = (sample: Sample, line: number): number => sample.line + line
