/** Address of a script in the message of a failed import. Safari's message names none. */
const addressOf = (error: unknown): string | undefined => /https?:\/\/\S+?\.js/.exec(String(error))?.[0]

/** Addresses that could not be fetched before. */
const failed = new Set<string>()

/**
 * Imports a module, and asks the network again after a failure. Browsers may remember for as long as the page lives that
 * an address could not be fetched (Chromium 150 does): the same address would fail again without a request. So a module
 * that fails twice is imported under another address. Rejects with what the import rejects with.
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

/** Reloads the page where the module of a failed import is gone: the site was published again, so that no retry can help. */
export const reloadIfGone = async (failure: unknown): Promise<void> => {
  const address = addressOf(failure)
  if (address && (await fetch(address).catch(() => undefined))?.status === 404) location.reload()
}
