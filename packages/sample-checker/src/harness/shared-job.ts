import type { SampleRun } from './recorder.ts'

/** A sample that a shared process runs. */
export interface SharedJob {
  /** Address (`file:`) of the sample. */
  url: string
  /** Address of the folder with the pages' own modules. It ends with `/`. */
  folder: string
  /** Path of an empty folder, which is the sample's working directory and home. */
  place: string
}

/** How the sample ended. */
export interface SharedReport {
  run: SampleRun
  stdout: string
  /** The property or part of the process that the sample changed. The process can then run no other sample. */
  changed?: string
  /** Why a process of its own might give another result. */
  doubt?: string
}
