import type { WorkerParams } from '../model/offline.ts'

/**
 * Reads the parameters from the address of the worker's script. A missing or malformed parameter switches nothing on.
 */
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
 * Whether the browser should request a page while the worker starts. False in offline mode, which responds without the
 * network. False in Firefox (153) too: a navigation whose preload has failed fails there, whatever the worker responds.
 * Visited pages would not open without a network.
 */
export const preloadsPages = ({ offlineMode }: Pick<WorkerParams, 'offlineMode'>, userAgent: string): boolean =>
  !offlineMode && !userAgent.includes('Firefox/')
