import type { SampleRun } from './recorder.ts'

/** A sample that a shared process runs. */
export interface SharedJob {
  /** Address (`file:`) of the sample. */
  url: string
  /** Address of the folder with the pages' own modules. It ends with `/`. */
  folder: string
  /** Path of an empty folder, which is the sample's working directory and home. */
  place: string
  /** Path of the prepared data folder for PGlite. */
  database?: string | undefined
}

/** What a thread knows about its sample. */
export interface ThreadData {
  /** Address of the sample. */
  url: string
  /** The sample's code without types. Absent when Node loads the file itself. */
  code: string | undefined
  compileCache: string | undefined
  database: string | undefined
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
