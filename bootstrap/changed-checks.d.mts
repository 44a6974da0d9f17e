export interface ChangedChecks {
  platforms: string[]
  lint: string[]
  samples: string[]
  check: boolean
  left: string[]
}
export function changedChecks(files: readonly string[], exists?: (file: string) => boolean): ChangedChecks
