import { reloadIfGone, retryableImport } from '../ui/retryable-import.ts'

const importRun = retryableImport(() => import('../run-sample/run-sample.ts'))
let failedBefore: unknown

/** Runs the sample of a pressed button. The code that does so is fetched with the first press; the next press tries again. */
export const pressRun = async (button: HTMLElement, baseUrl: string): Promise<void> => {
  const block = button.closest<HTMLElement>('figure, .demo')
  if (!block) return
  void reloadIfGone(failedBefore)
  try {
    const { codeOf, runSample } = await importRun()
    void runSample(block, codeOf(block), { baseUrl })
  } catch (error) {
    failedBefore = error
  }
}
