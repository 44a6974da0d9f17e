/** Addresses that could not be fetched before. */
const failed = new Set<string>()

/**
 * Imports a module. One that failed before is asked for under another address: browsers may remember the failure of an
 * address for as long as the page lives. Rejects with what the import rejects with.
 */
export const importAgain = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    const address = /https?:\/\/\S+?\.js/.exec(String(error))?.[0] ?? ''
    if (address === '' || !failed.has(address)) {
      failed.add(address)
      throw error
    }
    // SAFETY: it is the same file.
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module
  }
}
