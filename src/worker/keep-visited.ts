import type { NetworkAccess } from './answers.ts'
import { requestKind, type RequestKind } from './request-kind.ts'

interface KeepOptions {
  origin: string
  baseUrl: string
  answer: (kind: RequestKind, network: NetworkAccess) => Promise<Response>
}

/**
 * Keeps what a page had loaded before the worker could see it, as if it asked for it now. Done when all of it is kept: the worker
 * may be stopped as soon as this is done.
 */
export const keepVisited = async (addresses: readonly string[], { origin, baseUrl, answer }: KeepOptions): Promise<void> => {
  const kept: Promise<unknown>[] = []
  for (const address of addresses) {
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    const kinds = ['navigate', 'cors'].map((mode) => requestKind({ method: 'GET', mode, url, hasRange: false }, { origin, baseUrl }))
    const kind = kinds.find(({ kind }) => kind !== 'none')
    if (kind) await answer(kind, { fetch: () => fetch(url.href, { redirect: 'manual' }), waitUntil: (work) => kept.push(work) }).catch(() => undefined)
  }
  await Promise.all(kept)
}
