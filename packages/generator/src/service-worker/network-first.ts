/**
 * The rating of a response of the network: it is good, or should be replaced by a stored copy if there is one, or is
 * returned unchanged.
 */
export type Verdict = 'keep' | 'replace' | 'pass'

/**
 * Rates a response. A page or file with status 200 and the expected type is good. A server error, or another type than
 * that of the requested page (a captive portal, an error page), is worse than a stored copy. Every other response, such
 * as a 404 or a redirect, is the site's valid answer.
 */
export const judge = (
  { status, redirected, contentType }: { status: number; redirected: boolean; contentType: string },
  expected: RegExp,
): Verdict => {
  if (status >= 500 || status === 429) return 'replace'
  // A redirect that was not followed has status 0.
  if (status !== 200) return 'pass'
  if (redirected || !expected.test(contentType)) return 'replace'
  return 'keep'
}

interface NetworkFirst {
  fetchFresh: () => Promise<Response>
  expected: RegExp
  /** Returns a stored copy, or the best substitute. */
  readStored: () => Promise<Response | undefined>
  keep: (response: Response) => void
  /** Milliseconds after which a stored copy is used if there is one. */
  patience: number
  /** Called with the work that continues after the response. */
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Responds from the network. Responds with a stored copy when the network fails, returns an error, or takes longer than
 * `patience` milliseconds. Rejects with the network's error when there is neither.
 */
export const answerFromNetwork = async ({
  fetchFresh,
  expected,
  readStored,
  keep,
  patience,
  waitUntil,
}: NetworkFirst): Promise<Response> => {
  const fresh = fetchFresh().then((response) => {
    const { status, redirected, headers } = response
    const verdict = judge({ status, redirected, contentType: headers.get('Content-Type') ?? '' }, expected)
    if (verdict === 'keep') keep(response.clone())
    return { response, verdict }
  })
  waitUntil(fresh.catch(() => {}))
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patience))
  const outcome = await Promise.race([fresh, late]).catch((error: unknown) => ({ error }))
  if (outcome === 'late') return (await readStored()) ?? settle(fresh, readStored)
  return settle('error' in outcome ? Promise.reject(outcome.error as Error) : Promise.resolve(outcome), readStored)
}

const settle = async (
  fresh: Promise<{ response: Response; verdict: Verdict }>,
  readStored: () => Promise<Response | undefined>,
): Promise<Response> => {
  let answer: { response: Response; verdict: Verdict }
  try {
    answer = await fresh
  } catch (error) {
    const stored = await readStored()
    if (stored) return stored
    throw error
  }
  return answer.verdict === 'replace' ? ((await readStored()) ?? answer.response) : answer.response
}
