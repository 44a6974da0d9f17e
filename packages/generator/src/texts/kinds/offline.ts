/** Texts of the dialog and the notes about offline reading, in one language. They are loaded after the page. */
export interface OfflineMessages {
  install: string
  starting: string
  unsupported: string
  states: Record<'empty' | 'storing' | 'stored' | 'stopped', string>
  stopped: Record<'network' | 'quota' | 'outdated', string>
  amount: (stored: { files: string; ofFiles: string; size: string; ofSize: string }) => string
  visited: (pages: number) => string
  switchOn: string
  remove: string
  updateReady: string
  reload: string
  later: string
}
