import { loadSampleCode } from './load-sample-code.ts'

const importEdit = () => import('../edit-sample/edit-sample.ts')

interface EditOptions {
  /** Aborted when the article is removed. */
  signal: AbortSignal
  /** Message for a reader whose browser could not fetch the editor. */
  failed: string
}

/** Opens the editor of the sample of a pressed button. The editor is fetched with the first press. */
export const pressEdit = async (button: HTMLElement, { signal, failed }: EditOptions): Promise<void> => {
  const holder = button.closest<HTMLElement>('figure, .demo')
  const loaded = holder && (await loadSampleCode(importEdit, { holder, failed }))
  loaded?.editSample(button, signal)
}

/** Whether the tab keeps changes of this page's samples. */
const hasChanges = (): boolean => {
  try {
    return sessionStorage.getItem(`edits ${location.pathname}`) !== null
  } catch {
    return false
  }
}

/** Restores what the reader has changed on this page, and shows the sample of a link, now and when the hash changes. */
export const resumeEdits = (holder: HTMLElement, { signal, failed }: EditOptions): void => {
  const look = async () => {
    const { hash } = location
    if (!hash.startsWith('#edit=') && !hasChanges()) return
    const loaded = await loadSampleCode(importEdit, { holder, failed })
    if (loaded) await loaded.resumeEdits(holder, { hash, stop: signal })
    // Without a network, the editor could not be fetched.
    else addEventListener('online', lookQuietly, { once: true, signal })
  }
  const lookQuietly = () => void look().catch(() => {})
  lookQuietly()
  addEventListener('hashchange', lookQuietly, { signal })
}
