// The script of sandbox.html. It starts a worker or a frame for each run, watches the run, and ends it. It runs no code
// of a sample itself. Its page has an opaque origin and no network. The frames in it have separate origins.
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

/** Maximum number of messages of one run beside its lines: checks, errors, sizes. */
const messageLimit = lineLimit + 2000
/** How long a database may compute without a pause (ms). */
const databaseLimit = 60_000
/** How long a frame that has loaded again may be silent (ms). If it stays silent, its page has been replaced. */
const reloadLimit = 1000
/** How long a worker or a frame may take to start (ms). A busy machine needs seconds. */
const startLimit = 20_000
/** How long a database is kept for the next sample (ms). It takes much memory. */
const databaseRest = 300_000
/** Interval at which the host checks whether a run still responds (ms). */
const pingTime = 250

interface CurrentRun {
  run: number
  job: RunJob
  language: string
  title: string
  isFrame: boolean
  messages: number
  lines: number
  /** Time of its last response (ms). */
  answered: number
  /** How long it may take to respond (ms). */
  patience: number
  /** Whether the frame has loaded again since the last response. */
  isReloaded: boolean
  /** The worker or frame of the run. */
  runner?: Runner
}

/** A worker or a frame, and its current run. */
interface Runner {
  of: CurrentRun
  started?: Started
}

const connect = (port: MessagePort): void => {
  let current: CurrentRun | undefined
  /** The worker with a database that earlier SQL samples have used. */
  let database: Runner | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const send = (message: SandboxMessage) => port.postMessage(message)

  const close = (runner: Runner | undefined): void => {
    runner?.started?.close()
    if (runner === database) database = undefined
  }
  const end = (reason: RunEnd): void => {
    if (!current) return
    const { run, runner, job } = current
    current = undefined
    if (job.kind === 'sql' && reason === 'done') keepDatabase(runner)
    else close(runner)
    send({ type: 'end', run, reason })
  }
  const keepDatabase = (runner: Runner | undefined): void => {
    database = runner
    clearTimeout(rest)
    rest = setTimeout(() => current?.runner !== database && close(database), databaseRest)
  }
  /** The database cannot be emptied. The waiting sample gets a new one. */
  const replaceDatabase = (runner: Runner): void => {
    close(runner)
    if (current?.runner === runner) start(current)
  }

  const hear = (runner: Runner, data: unknown): void => {
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
    const { of } = runner
    if (type === 'spent' && of.job.kind === 'sql') return replaceDatabase(runner)
    if (current !== of) return
    if (++of.messages > messageLimit) return end('flood')
    if (type === 'pong' || type === 'started') {
      of.messages--
      if (type === 'started') of.patience = computingLimit
      of.answered = performance.now()
      of.isReloaded = false
      return
    }
    if (type === 'late') return end('time')
    const event = readRunEvent(data)
    if (!event || (event.type === 'line' && ++of.lines > lineLimit)) return
    send({ type: 'event', run: of.run, event })
    // A page stays alive, and continues to react to the reader.
    if (event.type === 'settled' && !of.isFrame) end('done')
  }

  const start = ({ run, job, language, title }: Pick<CurrentRun, 'run' | 'job' | 'language' | 'title'>): void => {
    close(current?.runner)
    const isFrame = job.kind === 'browser' || job.inPage === true
    const known = job.kind === 'sql' ? database : undefined
    const fresh: CurrentRun = {
      run,
      job,
      language,
      title,
      isFrame,
      messages: 0,
      lines: 0,
      answered: performance.now(),
      // A database computes for seconds until it has started.
      patience: job.kind !== 'sql' ? startLimit : known ? computingLimit : databaseLimit,
      isReloaded: false,
    }
    current = fresh
    const runner: Runner = known ?? { of: fresh }
    fresh.runner = runner
    if (known) {
      known.of = fresh
      // The worker already has the files of the database.
      return known.started?.give({ kind: 'sql', modules: [], sql: { assets: {}, sources: job.sql?.sources ?? [] } })
    }
    const begin = isFrame ? startFrame : startWorker
    runner.started = begin({
      language,
      title,
      onMessage: (data) => hear(runner, data),
      // The sample's own messages have no use here. Too many of them would keep this page busy.
      onForeign: () => current === runner.of && ++runner.of.messages > messageLimit && end('flood'),
      onCrash: () => (current === runner.of ? end('crash') : close(runner)),
      onReload: () => (runner.of.isReloaded = true),
      job,
    })
  }

  const watch = setInterval(() => {
    if (!current) return
    const silence = performance.now() - current.answered
    if (current.isReloaded && silence > reloadLimit) return end('left')
    if (silence > current.patience) return end('time')
    current.runner?.started?.ping()
  }, pingTime)

  /** Replaces the content of this page with another page. The policy and the origin stay. */
  const show = (html: string): void => {
    clearInterval(watch)
    port.close()
    document.open()
    document.write(html)
    document.close()
  }

  port.addEventListener('message', ({ data }: MessageEvent<RunCommand>) => {
    if (data.type === 'run') start(data)
    else if (data.type === 'ping') send({ type: 'pong' })
    else if (data.type === 'show') show(data.html)
    else if (current?.run === data.run) end('stopped')
  })
  port.start()
  send({ type: 'ready' })
}

// Accepts only the first message of the surrounding page, which contains the port. A page with the site's own origin is
// not isolated, so it runs no code.
const begin = (event: MessageEvent): void => {
  const [port] = event.ports
  if (event.source !== parent || !port || self.origin !== 'null') return
  removeEventListener('message', begin)
  connect(port)
}
addEventListener('message', begin)
