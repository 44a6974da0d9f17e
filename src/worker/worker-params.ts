import type { WorkerParams } from '../model/offline.ts'

/** Reads the parameters from the address of the worker's script; what is missing or malformed switches nothing on. */
export const readParams = (scriptAddress: string): WorkerParams => {
  const off: WorkerParams = { offlineMode: false, debug: false }
  try {
    const value: unknown = JSON.parse(new URL(scriptAddress).searchParams.get('params') ?? '{}')
    if (typeof value !== 'object' || value === null) return off
    const { offlineMode, debug } = value as Record<string, unknown>
    return { offlineMode: offlineMode === true, debug: debug === true }
  } catch {
    return off
  }
}
