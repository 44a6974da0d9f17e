import { sandboxFile, sandboxPath, storedSandboxQuery } from '../model/run/sandbox-path.ts'
import type { OfflineStore } from './offline-store.ts'
import type { VisitedStore } from './visited-store.ts'

/** Whether an address is that of the sandbox page that the worker provides. */
export const isStoredSandbox = ({ pathname, search }: URL, baseUrl: string): boolean =>
  pathname === baseUrl.slice(0, -1) + sandboxPath && search === storedSandboxQuery

interface SandboxAnswerOptions {
  offline: Pick<OfflineStore, 'current' | 'read'>
  visited: Pick<VisitedStore, 'read' | 'keep'>
}

/**
 * The stored page that runs samples. Its frame has no attribute that isolates it, so the policy of the response gives
 * the page a separate origin. When nothing is stored, the response is a network error.
 */
export const storedSandbox = async ({ offline, visited }: SandboxAnswerOptions): Promise<Response> => {
  const build = await offline.current()
  const file = (build && (await offline.read(build, sandboxFile))) ?? (await visited.read(sandboxFile))
  if (!file) return Response.error()
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': 'sandbox allow-scripts allow-forms',
    'X-Content-Type-Options': 'nosniff',
  }
  return new Response(await file.text(), { headers })
}

/**
 * Fetches the page that runs samples, keeps it for use without a network, and responds with it. A response that is not
 * this page, such as that of a captive portal, is passed on but not kept.
 */
export const keepSandbox = async (
  baseUrl: string,
  { visited }: Pick<SandboxAnswerOptions, 'visited'>,
): Promise<Response> => {
  const response = await fetch(baseUrl.slice(0, -1) + sandboxPath, { cache: 'no-cache' })
  const isSandbox = response.status === 200 && (await response.clone().text()).includes('<title>Sandbox</title>')
  if (isSandbox) await visited.keep(sandboxFile, response.clone())
  return response
}
