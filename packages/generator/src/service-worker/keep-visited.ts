import type { NetworkAccess } from './answers.ts'
import { requestKind, type RequestKind } from './request-kind.ts'
import { isPageData } from './storage-keys.ts'

interface KeepOptions {
  origin: string
  baseUrl: string
  files?: string | undefined
  answer: (kind: RequestKind, network: NetworkAccess) => Promise<Response>
  visit: (path: string, network: NetworkAccess) => Promise<unknown>
}

/**
 * Keeps the pages that the reader has visited, and files that a page had loaded before the worker controlled it, as if
 * the page requested them now. Data of pages may have been prefetched, so they do not prove a visit. The promise
 * resolves when everything is kept, because the browser may stop the worker then.
 */
export const keepVisited = async (
  addresses: readonly string[],
  { origin, baseUrl, files, answer, visit }: KeepOptions,
): Promise<void> => {
  const kept: Promise<unknown>[] = []
  for (const address of new Set(addresses.map((one) => one.replace(/#.*$/, '')))) {
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    const kinds = ['navigate', 'cors'].map((mode) =>
      requestKind({ method: 'GET', mode, url, hasRange: false }, { origin, baseUrl, files }),
    )
    const kind = kinds.find(({ kind }) => kind !== 'none')
    if (!kind || ('file' in kind && isPageData(kind.file))) continue
    const network: NetworkAccess = {
      fetch: () => fetch(url.href, { redirect: 'manual' }),
      waitUntil: (work) => kept.push(work),
    }
    await (kind.kind === 'page' ? visit(kind.path, network) : answer(kind, network)).catch(() => undefined)
  }
  await Promise.all(kept)
}
