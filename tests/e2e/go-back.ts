import type { Page } from 'playwright-core'

/** Goes back in the history. Resolves to whether the page has left its address or has refused to leave. */
export const goBack = (page: Page): Promise<'left' | 'refused'> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        navigation.addEventListener('navigateerror', () => done('refused'), { once: true })
        navigation.addEventListener('navigatesuccess', () => done('left'), { once: true })
        history.back()
      }),
  )
