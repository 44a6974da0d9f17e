import { importAgain, reloadIfGone } from '../ui/import-again.ts'

const failedBefore = new WeakMap<() => Promise<unknown>, unknown>()

interface LoadOptions {
  /** The element for the note: the block, or the article for a sample of a link. */
  holder: Element
  /** Message for a reader whose browser could not fetch the code. */
  failed: string
}

/**
 * Imports the code that runs or edits samples. If it cannot be fetched, a note in the holder says so, and the promise
 * resolves to `undefined`. The next call removes the note and tries again; it reloads the page if the file is gone.
 */
export const loadSampleCode = async <Module>(
  load: () => Promise<Module>,
  { holder, failed }: LoadOptions,
): Promise<Module | undefined> => {
  void reloadIfGone(failedBefore.get(load))
  const removeNote = () => holder.querySelector(':scope > .island-failed')?.remove()
  removeNote()
  try {
    return await importAgain(load)
  } catch (error) {
    failedBefore.set(load, error)
    const note = document.createElement('p')
    note.role = 'alert'
    note.className = 'island-failed'
    note.title = String(error)
    note.textContent = failed
    removeNote()
    holder[holder.matches('article') ? 'prepend' : 'append'](note)
    return undefined
  }
}
