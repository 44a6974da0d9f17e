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

/** Receives the events of one run. */
export interface RunListener {
  onEvent: (event: RunEvent) => void
  /** Called once, after the last event. */
  onEnd: (reason: RunEnd) => void
  /** Whether the page still shows the run. A run that nobody can see or stop is stopped. */
  isShown: () => boolean
}

/** A frame in which code runs isolated from the page. */
export interface Sandbox {
  readonly frame: HTMLIFrameElement
  /** Resolves when the sandbox can run code. Rejects when its page does not load. */
  ready: () => Promise<void>
  /** Runs a job. An active run is ended first. Returns a function that stops the run. */
  run: (job: RunJob, listener: RunListener) => () => void
  /** Replaces the sandbox's page with that of a demo. The sandbox cannot run jobs afterwards. */
  show: (html: string) => void
  close: () => void
}

/** How long the sandbox's page may take to load (ms). */
const loadTime = 15_000
/** Time between two checks whether the sandbox still answers, and whether the page still shows the run (ms). */
const pingTime = 1000
/** How many messages a sample may send directly to this page, without the sandbox, before it is ended. */
const foreignLimit = 5000
/**
 * The sandbox ends a run that computes for too long. If it cannot, the page removes the sandbox after this time (ms).
 */
const silenceLimit = computingLimit + 2000

/** How long a loaded page may be silent before this page checks whether there is a network (ms). */
const silentLoad = 500

let runs = 0
let isKept = false

/** Makes the service worker store the page of the sandbox. No worker sees the request when a frame loads the page. */
const keepSandbox = (baseUrl: string): void => {
  if (isKept || !navigator.serviceWorker?.controller) return
  isKept = true
  fetch(toAddress(baseUrl, sandboxPath) + storedSandboxQuery).catch(() => (isKept = false))
}

/** Creates a sandbox. It loads when its frame is added to the document. */
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
  /** Ends a sandbox that no longer responds to commands. */
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
    // The sandbox has answered meanwhile.
    if (heard > 0) return
    isStored = true
    port?.close()
    frame.removeAttribute('sandbox')
    frame.src = toAddress(baseUrl, sandboxPath) + storedSandboxQuery
  }
  const checkNetwork = (): void => {
    fetch(toAddress(baseUrl, sandboxPath), { method: 'HEAD', cache: 'no-store' }).catch(useStored)
  }
  const onLoad = (): void => {
    connect()
    // The browser's error page for a missing network does not answer. On a busy machine, the sandbox answers late.
    if (!isStored && navigator.serviceWorker?.controller) fallback ??= setTimeout(checkNetwork, silentLoad)
  }
  frame.addEventListener('load', onLoad)
  frame.src = toAddress(baseUrl, sandboxPath)
  // Without a network, the stored page is used at once.
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
      send({ type: 'run', run, job, language: document.documentElement.lang, title: frame.title })
      const stop = () => {
        if (current?.run !== run) return
        // A sandbox that does not answer within a moment is removed.
        send({ type: 'stop', run })
        setTimeout(() => current?.run === run && giveUp('stopped'), 500)
      }
      clearInterval(watch)
      watch = setInterval(() => {
        if (performance.now() - heard > silenceLimit) giveUp('time')
        else if (listener.isShown()) send({ type: 'ping' })
        else stop()
      }, pingTime)
      return stop
    },
    show: (html) => {
      // The page that replaces the sandbox also fires `load`.
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
