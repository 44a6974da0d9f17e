import type { Problem } from '../content/problems.ts'

export interface BuildOptions {
  /** Absolute path of the site's root: its `site.config.ts` and `content/`. */
  root: string
  /** Absolute path of the folder of the output; default: `dist/` in the site's root. */
  out?: string
  /** Called when a stage begins and as it progresses. */
  onProgress?: (stage: string, done?: number, total?: number) => void
}

export interface BuildResult {
  /** False when errors kept the last build in place. */
  published: boolean
  /** True when the output of the last build is kept, because a new build would produce the same output. */
  unchanged: boolean
  problems: readonly Problem[]
  /** Milliseconds by stage. */
  timings: Record<string, number>
  files: number
  pages: number
}
