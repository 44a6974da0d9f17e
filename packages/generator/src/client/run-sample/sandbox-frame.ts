import { toAddress } from '../../model/path.ts'
import { sandboxPath, storedSandboxQuery } from '../../model/run/sandbox-path.ts'
import { readSandboxMessage } from '../../model/run/read-message.ts'
import type { RunJob } from '../../model/run/run-job.ts'
import {
  computingLimit,
  type RunCommand,
  type RunEnd,
  type RunEvent,
  type SandboxMessage,
} from '../../model/run/run-message.ts'

/** Hears of one run. */
export interface RunListener {
  onEvent: (event: RunEvent) => void
  /** Is called once, after the last event. */
  onEnd: (reason: RunEnd) => void
}

/** A frame in which code runs apart from the page. */
export interface Sandbox {
  readonly frame: HTMLIFrameElement
  /** Resolves when the sandbox can run code. Rejects when its page does not come. */
  ready: () => Promise<void>
  /** Runs a job. A run that is still on is ended. Returns what stops the run. */
  run: (job: RunJob, listener: RunListener) => () => void
  /** Makes the sandbox's page that of a demo. It can run nothing afterwards. */
  show: (html: string) => void
  close: () => void
}

/** How long the sandbox's page may take to load (ms). */
const loadTime = 15_000
/** How often the sandbox is asked whether it still answers (ms). */
const pingTime = 1000
/** Messages that a sample may send to this page past the sandbox before it is ended. */
const foreignLimit = 5000
/** The sandbox ends a run that computes for too long; only where it cannot does the page remove it (ms). */
const silenceLimit = computingLimit + 2000

/** How long a page that has loaded may be silent before the stored sandbox is taken (ms). */
const silentLoad = 1500

let runs = 0
let isKept = false

/** Has the service worker keep the page of the sandbox, which no worker sees when a frame loads it. */
const keepSandbox = (baseUrl: string): void => {
  if (isKept || !navigator.serviceWorker?.controller) return
  isKept = true
  fetch(toAddress(baseUrl, sandboxPath) + storedSandboxQuery).catch(() => (isKept = false))
}

/** Creates a sandbox; it loads once its frame is in the document. */
export const createSandbox = (baseUrl: string): Sandbox => {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  let port: MessagePort | undefined
  let isStored = false
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const readiness = new Promise<void>((resolve, reject) => (settle = { resolve, reject }))
  readiness.catch(() => {})
  let current: (RunListener & { run: number }) | undefined
  let heard = 0
  let watch: ReturnType<typeof setInterval> | undefined
  let foreign = 0
  const send = (command: RunCommand) => port?.postMessage(command)

  const end = (reason: RunEnd): void => {
    clearInterval(watch)
    const ended = current
    current = undefined
    ended?.onEnd(reason)
  }
  const close = (): void => {
    removeEventListener('message', onForeign)
    clearTimeout(patience)
    clearTimeout(fallback)
    port?.close()
    frame.remove()
  }
  /** For a sandbox that no longer does what it is asked. */
  const giveUp = (reason: RunEnd): void => {
    close()
    end(reason)
  }
  const onForeign = ({ source }: MessageEvent): void => {
    if (source !== null && source !== window && ++foreign > foreignLimit && current) giveUp('flood')
  }
  const hear = (message: SandboxMessage): void => {
    heard = performance.now()
    if (message.type === 'ready') {
      clearTimeout(patience)
      clearTimeout(fallback)
      if (!isStored) keepSandbox(baseUrl)
      settle?.resolve()
    }
    if (!('run' in message) || message.run !== current?.run) return
    if (message.type === 'event') current.onEvent(message.event)
    else end(message.reason)
  }
  const connect = (): void => {
    port?.close()
    const { port1, port2 } = new MessageChannel()
    port = port1
    port1.addEventListener('message', ({ data }) => {
      const message = readSandboxMessage(data)
      if (message) hear(message)
    })
    port1.start()
    frame.contentWindow?.postMessage('', '*', [port2])
  }
  let fallback: ReturnType<typeof setTimeout> | undefined
  const useStored = (): void => {
    isStored = true
    frame.removeAttribute('sandbox')
    frame.src = toAddress(baseUrl, sandboxPath) + storedSandboxQuery
  }
  const onLoad = (): void => {
    connect()
    // The browser's own page for a missing network does not answer.
    if (!isStored && navigator.serviceWorker?.controller) fallback ??= setTimeout(useStored, silentLoad)
  }
  frame.addEventListener('load', onLoad)
  frame.src = toAddress(baseUrl, sandboxPath)
  // Without a network, there is no need to wait for the page.
  if (!navigator.onLine && navigator.serviceWorker?.controller) useStored()
  addEventListener('message', onForeign)
  const patience = setTimeout(() => {
    close()
    settle?.reject(new Error('The sandbox did not load.'))
  }, loadTime)

  return {
    frame,
    ready: () => readiness,
    run: (job, listener) => {
      if (current) end('stopped')
      const run = ++runs
      current = { run, ...listener }
      heard = performance.now()
      foreign = 0
      send({ type: 'run', run, job, language: document.documentElement.lang })
      clearInterval(watch)
      watch = setInterval(() => {
        if (performance.now() - heard > silenceLimit) giveUp('time')
        else send({ type: 'ping' })
      }, pingTime)
      return () => {
        if (current?.run !== run) return
        // What does not answer within a moment is removed.
        send({ type: 'stop', run })
        setTimeout(() => current?.run === run && giveUp('stopped'), 500)
      }
    },
    show: (html) => {
      // The page that takes the place of the sandbox loads, too.
      frame.removeEventListener('load', onLoad)
      removeEventListener('message', onForeign)
      send({ type: 'show', html })
    },
    close: () => {
      close()
      end('stopped')
    },
  }
}
