interface Program {
  readonly connected?: boolean
  isConnected?: () => boolean
}

/**
 * Starts a browser when a test file of this worker first needs it, and gives the same browser to the following files.
 * The browser is closed when the worker ends. A crashed browser is started again.
 */
export const sharedByFiles = <Browser extends Program>(start: () => Promise<Browser>): (() => Promise<Browser>) => {
  let running: Promise<Browser> | undefined
  return async () => {
    // The runner ends its workers with SIGTERM. The drivers end their browsers when the process exits.
    if (!running) process.once('SIGTERM', () => process.exit())
    running ??= start()
    const browser = await running
    if (browser.isConnected?.() ?? browser.connected) return browser
    return (running = start())
  }
}
