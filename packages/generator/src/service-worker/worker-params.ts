import type { WorkerParams } from '../model/offline.ts'

/** Reads the parameters from the address of the worker's script; what is missing or malformed switches nothing on. */
export const readParams = (scriptAddress: string): WorkerParams => {
  const off: WorkerParams = { offlineMode: false, debug: false }
  try {
    const { offlineMode, debug } = JSON.parse(new URL(scriptAddress).searchParams.get('params') ?? '{}') as Record<
      string,
      unknown
    >
    return { offlineMode: offlineMode === true, debug: debug === true }
  } catch {
    return off
  }
}

/**
 * Says whether the browser should request a page while the worker starts. Not in offline mode, which answers without the
 * network; and not in Firefox (153), where a navigation whose preload has failed fails itself, whatever the worker
 * answers: pages that were read would not open without a network.
 */
export const preloadsPages = ({ offlineMode }: Pick<WorkerParams, 'offlineMode'>, userAgent: string): boolean =>
  !offlineMode && !userAgent.includes('Firefox/')
