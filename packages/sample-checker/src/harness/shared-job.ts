import type { SampleRun } from './recorder.ts'

/** A sample that a shared process runs. */
export interface SharedJob {
  /** Address (`file:`) of the sample. */
  url: string
  /** Address of the folder that the pages' own modules are in; it ends with `/`. */
  folder: string
  /** Path of an empty folder: where the sample works, and its home. */
  place: string
}

/** How the sample ended. */
export interface SharedReport {
  run: SampleRun
  stdout: string
  /** What it left changed in the process, which can then run no other sample. */
  changed?: string
  /** Why the result may differ from that of a process of its own. */
  doubt?: string
}
