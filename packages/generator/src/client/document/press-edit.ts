import { loadSampleCode } from './load-sample-code.ts'

const importEdit = () => import('../edit-sample/edit-sample.ts')

interface EditOptions {
  /** Aborted when the article goes. */
  stop: AbortSignal
  /** Message for the reader when the editor could not be fetched. */
  failed: string
}

/** Turns the sample of a pressed button into an editor. The editor is fetched with the first press. */
export const pressEdit = async (button: HTMLElement, { stop, failed }: EditOptions): Promise<void> => {
  const holder = button.closest<HTMLElement>('figure, .demo')
  const loaded = holder && (await loadSampleCode(importEdit, { holder, failed }))
  loaded?.editSample(button, stop)
}

/** Whether the tab keeps changes of this page's samples. */
const hasChanges = (): boolean => {
  try {
    return sessionStorage.getItem(`edits ${location.pathname}`) !== null
  } catch {
    return false
  }
}

/** Brings back what the reader has changed on this page, and shows the sample of a link, now and when the hash changes. */
export const resumeEdits = (holder: HTMLElement, { stop, failed }: EditOptions): void => {
  const look = async () => {
    const { hash } = location
    if (!hash.startsWith('#edit=') && !hasChanges()) return
    const loaded = await loadSampleCode(importEdit, { holder, failed })
    await loaded?.resumeEdits(holder, { hash, stop })
  }
  const lookQuietly = () => void look().catch(() => {})
  lookQuietly()
  // Without a network, the editor did not come.
  for (const event of ['hashchange', 'online']) addEventListener(event, lookQuietly, { signal: stop })
}
