import { setTimeout as wait } from 'node:timers/promises'
import type { SearchSettings } from '../../model/site.ts'
import type { SearchRecord } from '@dev-handbook/search/record'
import { hostedSettings, toHostedRecords } from '@dev-handbook/search/hosted/hosted-records'

export interface SearchPushOptions {
  records: readonly SearchRecord[]
  applicationId: string
  /** Key with write access. It never appears in the site, in a log or in an error. */
  adminKey: string
  indexName: string
  /** Origin of a service other than the hosted one: `http://localhost:1234`. */
  origin?: string
  /** Reports what would be sent, and sends nothing. */
  dryRun?: boolean
  onProgress?: (done: number, total: number) => void
}

export interface SearchPushResult {
  records: number
  batches: number
  /** Bytes of all records as JSON. */
  bytes: number
}

/** Records per batch: about 1 MB, well below the service's limit for one request. */
const batchSize = 1_000
const attempts = 4

/**
 * Replaces the records of a hosted index. The records are uploaded into a second index, which is then moved over the
 * first. This way a reader never searches half an index. Rejects with an `Error` that contains the service's message.
 */
export const pushSearchRecords = async (options: SearchPushOptions): Promise<SearchPushResult> => {
  const { indexName, dryRun = false, onProgress = () => {} } = options
  const records = toHostedRecords(options.records)
  const batches = Array.from({ length: Math.ceil(records.length / batchSize) }, (_, index) =>
    records.slice(index * batchSize, (index + 1) * batchSize),
  )
  const result = { records: records.length, batches: batches.length, bytes: Buffer.byteLength(JSON.stringify(records)) }
  if (records.length === 0)
    throw new Error(
      'There are no records to push: an empty index would replace the index that readers search. Check that documents are published.',
    )
  if (dryRun) return result

  const next = `${indexName}_next`
  const call = caller(options)
  const path = (name: string, rest = '') => `/1/indexes/${encodeURIComponent(name)}${rest}`
  const finished = async (name: string, { taskID }: { taskID?: number }): Promise<void> => {
    if (taskID === undefined) return
    for (let delay = 100; ; delay = Math.min(delay * 1.5, 3_000)) {
      const { status } = await call('GET', path(name, `/task/${taskID}`))
      if (status === 'published') return
      await wait(delay)
    }
  }
  // Remove the rest of an interrupted push.
  await finished(next, await call('DELETE', path(next)))
  await finished(next, await call('PUT', path(next, '/settings'), hostedSettings))
  let done = 0
  for (const batch of batches) {
    const requests = batch.map((record) => ({ action: 'addObject', body: record }))
    await finished(next, await call('POST', path(next, '/batch'), { requests }))
    onProgress((done += batch.length), records.length)
  }
  await finished(indexName, await call('POST', path(next, '/operation'), { operation: 'move', destination: indexName }))
  return result
}

interface Answer {
  taskID?: number
  status?: string
  message?: string
}

/** Sends requests, and tries again when the service is overloaded or unreachable for a moment. */
const caller =
  ({ applicationId, adminKey, origin = `https://${applicationId.toLowerCase()}.algolia.net` }: SearchPushOptions) =>
  async (method: string, path: string, body?: unknown): Promise<Answer> => {
    for (let attempt = 1; ; attempt++) {
      const outcome = await send(origin + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Algolia-Application-Id': applicationId,
          'X-Algolia-API-Key': adminKey,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      })
      if ('answer' in outcome) return outcome.answer
      if (!outcome.passing || attempt === attempts) {
        throw new Error(`The search service at ${origin} did not accept ${method} ${path}: ${outcome.reason}`, {
          cause: outcome.cause,
        })
      }
      await wait(200 * 2 ** attempt)
    }
  }

type Outcome = { answer: Answer } | { passing: boolean; reason: string; cause?: unknown }

const send = async (address: string, init: RequestInit): Promise<Outcome> => {
  let response: Response
  let text: string
  try {
    response = await fetch(address, init)
    text = await response.text()
  } catch (cause) {
    return { passing: true, reason: 'it cannot be reached. Check the application id and the network.', cause }
  }
  const answer = parseAnswer(text)
  if (response.ok)
    return answer ? { answer } : { passing: false, reason: 'its answer is not JSON. Check the application id.' }
  const said = answer?.message ?? `status ${response.status}`
  const remedy =
    response.status === 403
      ? ' Check SEARCH_ADMIN_KEY: it needs the rights addObject, deleteIndex and editSettings.'
      : ''
  return { passing: response.status === 429 || response.status >= 500, reason: `${said}.${remedy}` }
}

const parseAnswer = (text: string): Answer | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the target of the records: application and index from the configuration or the environment, the key with
 * write access only from the environment. Throws an `Error` that names the missing values. A dry run needs no key.
 */
export const hostedTarget = (
  search: SearchSettings,
  environment: Readonly<Record<string, string | undefined>>,
  dryRun: boolean,
): Pick<SearchPushOptions, 'applicationId' | 'adminKey' | 'indexName' | 'origin'> => {
  const hosted = search.provider === 'hosted' ? search : undefined
  const values = {
    SEARCH_APPLICATION_ID: environment['SEARCH_APPLICATION_ID'] || hosted?.applicationId,
    SEARCH_INDEX_NAME: environment['SEARCH_INDEX_NAME'] || hosted?.indexName,
    SEARCH_ADMIN_KEY: environment['SEARCH_ADMIN_KEY'] || (dryRun ? 'none' : undefined),
  }
  const missing = Object.entries(values).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set. Set them in the environment; the application id and the index name may also be in site.config.ts; the admin key must not.`,
    )
  const origin = environment['SEARCH_ORIGIN']
  return {
    applicationId: values.SEARCH_APPLICATION_ID ?? '',
    indexName: values.SEARCH_INDEX_NAME ?? '',
    adminKey: values.SEARCH_ADMIN_KEY ?? '',
    ...(origin ? { origin } : {}),
  }
}
