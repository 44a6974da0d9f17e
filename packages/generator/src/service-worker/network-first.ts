/** How an answer of the network is judged: as good, as one to replace by a stored copy if there is one, or as it is. */
export type Verdict = 'keep' | 'replace' | 'pass'

/**
 * Judges an answer. A page or file with status 200 and the right type is good; a server's fault or another type than
 * the requested page (a captive portal, an error page) is worse than a stored copy; all else, a 404 or a
 * redirect say, is what the site has to tell.
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
  /** A stored copy, or what comes nearest to one. */
  readStored: () => Promise<Response | undefined>
  keep: (response: Response) => void
  /** Milliseconds after which a stored copy is taken if there is one. */
  patience: number
  /** Given the rest of the work that continues after the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * Answers from the network, and from what is stored when the network fails, answers with a fault, or takes longer than
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
