export interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[]
}
export function slowestTable(report: VitestReport, options: { root: string; count: number }): string
