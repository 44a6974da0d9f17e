import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { RunFile } from '@dev-handbook/generator/content/site-components/sample-checks'
import { type ProofResult, proofPaths, type ProofTask } from '@dev-handbook/generator/model/run/run-proof'

/** A file that a run fetches. */
export type ProofFile = RunFile

/** Gives tasks to the pages of one browser, and receives their results. */
export interface ProofServer {
  address: string
  /**
   * Resolves to the results of all tasks, in any order. When no result has arrived for a long time, it resolves to the
   * results so far, with a fault for each block that a page has begun. It rejects if no page has begun a block.
   */
  prove: (tasks: readonly ProofTask[]) => Promise<ProofResult[]>
  /** Tells the pages that there are no more tasks. */
  close: () => Promise<void>
}

/** How long a page may take for one block (ms). A run ends by itself long before this limit. */
export const silenceLimit = 120_000

const emptyPage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Proof</title><body><article></article>' +
  `<script type="module" src="${proofPaths.script}"></script></body></html>`

interface Round {
  left: ProofTask[]
  /** The tasks that pages have received. */
  begun: ProofTask[]
  missing: number
  results: ProofResult[]
  settle: { resolve: (results: ProofResult[]) => void; reject: (error: Error) => void }
}

/** Starts a server on this machine's own address. */
export const startProofServer = async (file: ProofFile): Promise<ProofServer> => {
  let round: Round | undefined
  let isOver = false
  let silence: ReturnType<typeof setTimeout> | undefined
  const waiting: ServerResponse[] = []
  const answer = (response: ServerResponse): void => {
    const task = round?.left.shift()
    if (task) {
      round?.begun.push(task)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(task))
    } else if (isOver) response.writeHead(204).end()
    else waiting.push(response)
  }
  const answerAll = () => waiting.splice(0).forEach(answer)
  const beQuietFor = () => {
    clearTimeout(silence)
    if (round) silence = setTimeout(giveUp, silenceLimit, round)
  }
  const giveUp = (silent: Round) => {
    const results = [...silent.results, ...unanswered(silent)]
    round = undefined
    if (results.length > 0) silent.settle.resolve(results)
    else silent.settle.reject(new Error(noAnswer))
  }
  const take = (result: ProofResult): void => {
    if (!round) return
    round.results.push(result)
    beQuietFor()
    if (round.results.length < round.missing) return
    clearTimeout(silence)
    const { settle, results } = round
    round = undefined
    settle.resolve(results)
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === proofPaths.task) return answer(response)
    if (path === proofPaths.result) {
      take(JSON.parse(await textOf(request)) as ProofResult)
      return void response.writeHead(204).end()
    }
    const found = path === proofPaths.page ? { type: 'text/html; charset=utf-8', content: emptyPage } : await file(path)
    if (found) response.writeHead(200, { 'Content-Type': found.type }).end(found.content)
    else response.writeHead(404).end()
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end()
      round?.settle.reject(error as Error)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${portOf(server)}${proofPaths.page}`,
    prove: (tasks) =>
      new Promise((resolve, reject) => {
        const missing = tasks.reduce((sum, { blocks }) => sum + blocks.length, 0)
        round = { left: [...tasks], begun: [], missing, results: [], settle: { resolve, reject } }
        beQuietFor()
        answerAll()
      }),
    close: async () => {
      isOver = true
      clearTimeout(silence)
      answerAll()
      server.close()
      server.closeAllConnections()
    },
  }
}

const noAnswer = 'The browser does not answer.'

/** A result for the first block without one in each task that a page has begun. The page does not go on after it. */
const unanswered = ({ begun, results }: Round): ProofResult[] =>
  begun.flatMap(({ task, blocks }) => {
    const block = blocks.find((one) => !results.some((result) => result.task === task && result.block === one))
    return block === undefined ? [] : [{ task, block, buttons: undefined, outcome: noAnswer }]
  })

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Uint8Array)
  return Buffer.concat(parts).toString('utf8')
}
