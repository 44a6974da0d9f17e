/** Returns the address of a script in the message of a failed import. Safari's message contains no address. */
const addressOf = (error: unknown): string | undefined => /https?:\/\/\S+?\.js/.exec(String(error))?.[0]

/** Addresses that already failed once. */
const failed = new Set<string>()

/**
 * Imports a module, and asks the network again after a failure. A browser may remember a failed address for as long as
 * the page lives (Chromium 150 does). The same address would then fail again without a request. So a module that fails
 * twice is imported under another address. Rejects with the error of the import.
 */
export const importAgain = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    const address = addressOf(error)
    if (address === undefined || !failed.has(address)) {
      if (address !== undefined) failed.add(address)
      throw error
    }
    // SAFETY: it is the same file.
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module
  }
}

/**
 * Reloads the page if the module of a failed import no longer exists. In that case the site was published again, and no
 * retry can help.
 */
export const reloadIfGone = async (failure: unknown): Promise<void> => {
  const address = addressOf(failure)
  if (address && (await fetch(address).catch(() => undefined))?.status === 404) location.reload()
}
