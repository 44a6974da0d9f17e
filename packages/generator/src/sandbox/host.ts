// The script of sandbox.html: starts a worker or a frame for each run, watches it, and ends it. It runs no code of a
// sample itself. Its page has an opaque origin and no network; the frames in it have origins of their own.
import {
  type RunCommand,
  type RunEnd,
  computingLimit,
  lineLimit,
  type SandboxMessage,
} from '../model/run/run-message.ts'
import type { RunJob } from '../model/run/run-job.ts'
import { readRunEvent } from '../model/run/read-message.ts'
import { startFrame, startWorker, type Started } from './start-runner.ts'

/** Messages of one run, beside its lines: checks, errors, sizes. */
const messageLimit = lineLimit + 2000
/** How long a database may compute without a pause (ms). */
const databaseLimit = 60_000
/** How often a run is asked whether it still answers (ms). */
const pingTime = 250

interface CurrentRun extends Started {
  run: number
  isFrame: boolean
  messages: number
  lines: number
  /** When it last answered (ms). */
  answered: number
  /** How long it may leave a question unanswered (ms). */
  patience: number
}

const connect = (port: MessagePort): void => {
  let current: CurrentRun | undefined
  const send = (message: SandboxMessage) => port.postMessage(message)

  const end = (reason: RunEnd): void => {
    if (!current) return
    const { run, close } = current
    current = undefined
    close()
    send({ type: 'end', run, reason })
  }

  const hear = (of: CurrentRun, data: unknown): void => {
    if (current !== of) return
    if (++of.messages > messageLimit) return end('flood')
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
    if (type === 'pong') {
      of.messages--
      of.answered = performance.now()
      return
    }
    if (type === 'late') return end('time')
    const event = readRunEvent(data)
    if (!event || (event.type === 'line' && ++of.lines > lineLimit)) return
    send({ type: 'event', run: of.run, event })
    // What a page shows stays alive, and goes on answering the reader.
    if (event.type === 'settled' && !of.isFrame) end('done')
  }

  const start = (run: number, job: RunJob, language: string): void => {
    current?.close()
    const isFrame = job.kind === 'browser' || job.inPage === true
    const begin = isFrame ? startFrame : startWorker
    const fresh: CurrentRun = {
      run,
      isFrame,
      messages: 0,
      lines: 0,
      answered: performance.now(),
      // A database computes for seconds until it has started.
      patience: job.kind === 'sql' ? databaseLimit : computingLimit,
      ping: () => {},
      close: () => {},
    }
    current = fresh
    Object.assign(
      fresh,
      begin({
        language,
        onMessage: (data) => hear(fresh, data),
        // The sample's own messages have no use here; too many of them would keep this page busy.
        onForeign: () => current === fresh && ++fresh.messages > messageLimit && end('flood'),
        onCrash: () => current === fresh && end('crash'),
        job,
      }),
    )
  }

  setInterval(() => {
    if (!current) return
    if (performance.now() - current.answered > current.patience) return end('time')
    current.ping()
  }, pingTime)

  port.addEventListener('message', ({ data }: MessageEvent<RunCommand>) => {
    if (data.type === 'run') start(data.run, data.job, data.frame.language)
    else if (data.type === 'ping') send({ type: 'pong' })
    else if (current?.run === data.run) end('stopped')
  })
  port.start()
  send({ type: 'ready' })
}

// Only the page around this one, and only its first message, which brings the port. A page with the site's own origin, which
// nothing isolates, runs no code.
const begin = (event: MessageEvent): void => {
  const [port] = event.ports
  if (event.source !== parent || !port || self.origin !== 'null') return
  removeEventListener('message', begin)
  connect(port)
}
addEventListener('message', begin)
