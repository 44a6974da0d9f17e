import { loadSampleCode } from './load-sample-code.ts'

const importRun = () => import('../run-sample/run-sample.ts')

interface PressOptions {
  /** Base URL of the site. */
  baseUrl: string
  /** Message for a reader whose browser could not fetch the code that runs samples. */
  failed: string
}

/** Runs the sample of a pressed button. The code for that is fetched with the first press. */
export const pressRun = async (button: HTMLElement, { baseUrl, failed }: PressOptions): Promise<void> => {
  const holder = button.closest<HTMLElement>('figure, .demo')
  const loaded = holder && (await loadSampleCode(importRun, { holder, failed }))
  if (loaded) void loaded.runSample(holder, loaded.codeOf(holder), { baseUrl })
}
