import { importAgain } from '../ui/import-again.ts'

const importEdit = () => importAgain(() => import('../edit-sample/edit-sample.ts'))

/** Turns the sample of a pressed button into an editor. The editor is fetched with the first press. Rejects when it does not come. */
export const pressEdit = async (button: HTMLElement, stop: AbortSignal): Promise<void> =>
  (await importEdit()).editSample(button, stop)

/** Whether the tab keeps changes of this page's samples. */
const hasChanges = (): boolean => {
  try {
    return sessionStorage.getItem(`edits ${location.pathname}`) !== null
  } catch {
    return false
  }
}

/** Brings back what the reader has changed on this page, and shows the sample of a link, now and when the hash changes. */
export const resumeEdits = (article: HTMLElement, stop: AbortSignal): void => {
  const look = async () => {
    const { hash } = location
    if (hash.startsWith('#edit=') || hasChanges()) (await importEdit()).resumeEdits(article, { hash, stop })
  }
  const lookQuietly = () => void look().catch(() => {})
  lookQuietly()
  addEventListener('hashchange', lookQuietly, { signal: stop })
}
