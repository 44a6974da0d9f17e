/** Address of a script in the message of a failed import; Safari's names none. */
const addressOf = (error: unknown): string | undefined => /https?:\/\/\S+?\.js/.exec(String(error))?.[0]

/**
 * Imports a module under another address than the one that failed. Browsers may remember that a module could not be
 * fetched for as long as the page lives (Chromium 150 does): the same address would fail again without a request. Resolves
 * to `undefined` when the failure names no address.
 */
export const importAgain = async (failure: unknown): Promise<unknown> => {
  const address = addressOf(failure)
  return address && import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
}

/** Loads the page afresh where the module of a failed import is gone: the site was published anew, and trying again is of no use. */
export const reloadIfGone = async (failure: unknown): Promise<void> => {
  const address = addressOf(failure)
  if (address && (await fetch(address).catch(() => undefined))?.status === 404) location.reload()
}

/** Returns a function that imports a module, and asks the network again after a failure. */
export const retryableImport = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let failure: unknown
  return async () => {
    try {
      // SAFETY: it is the same file.
      return ((failure && (await importAgain(failure))) as Module | undefined) || (await load())
    } catch (error) {
      failure ??= error
      throw error
    }
  }
}
