import { importAgain, reloadIfGone } from '../ui/import-again.ts'

const importRun = () => importAgain(() => import('../run-sample/run-sample.ts'))
let failedBefore: unknown

interface PressOptions {
  /** Base URL of the site. */
  baseUrl: string
  /** What the reader is told when the code that runs samples could not be fetched. */
  failed: string
}

/**
 * Runs the sample of a pressed button. The code that does so is fetched with the first press. If it cannot be fetched, a
 * note below the block says so, and the next press tries again.
 */
export const pressRun = async (button: HTMLElement, { baseUrl, failed }: PressOptions): Promise<void> => {
  const block = button.closest<HTMLElement>('figure, .demo')
  if (!block) return
  void reloadIfGone(failedBefore)
  block.querySelector('.island-failed')?.remove()
  try {
    const { codeOf, runSample } = await importRun()
    void runSample(block, codeOf(block), { baseUrl })
  } catch (error) {
    failedBefore = error
    const note = document.createElement('p')
    note.role = 'alert'
    note.className = 'island-failed'
    note.title = String(error)
    note.textContent = failed
    block.querySelector('.island-failed')?.remove()
    block.append(note)
  }
}
