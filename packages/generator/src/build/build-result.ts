import type { Problem } from '../content/problems.ts'

export interface BuildOptions {
  /** Absolute path of the site's root: its `site.config.ts` and `content/`. */
  root: string
  /** Absolute path of the folder of the output; default: `dist/` in the site's root. */
  out?: string
  /** Told when a stage begins and how far it is. */
  onProgress?: (stage: string, done?: number, total?: number) => void
}

export interface BuildResult {
  /** False when errors kept the last build in place. */
  published: boolean
  /** True when the last build stands as this one would make it. */
  unchanged: boolean
  problems: readonly Problem[]
  /** Milliseconds by stage. */
  timings: Record<string, number>
  files: number
  pages: number
}
