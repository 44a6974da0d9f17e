/** The part of a module of Vitest that the reporter reads. */
interface TestedModule {
  relativeModuleId: string
  children: { allTests: () => Iterable<{ fullName: string; diagnostic: () => { flaky: boolean } | undefined }> }
}
export default class {
  onTestRunEnd(modules: readonly TestedModule[]): void
}
