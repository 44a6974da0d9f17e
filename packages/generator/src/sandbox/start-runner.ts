import type { RunJob } from '../model/run/run-job.ts'

interface RunnerOptions {
  job: RunJob
  /** Language of the frame's page. */
  language: string
  /** Accessible name of the frame. */
  title: string
  /** Called with each message of the runtime. */
  onMessage: (data: unknown) => void
  /** Called for each message that the sample itself sends. */
  onForeign: () => void
  onCrash: () => void
  /** Called when a frame loads again: another page has replaced its page, or the sample has written its page again. */
  onReload: () => void
}

export interface Started {
  /** Asks the runtime whether it still responds. The runtime's page must be loaded. */
  ping: () => void
  /** Gives another job to a worker with a database. */
  give: (job: RunJob) => void
  close: () => void
}

/** Text of the script that runs samples, and its hash for a policy. The build inserts both. */
declare const RUNTIME: string
declare const RUNTIME_HASH: string
const runtime: string = RUNTIME

const hear = (port: MessagePort, onMessage: (data: unknown) => void): void => {
  port.addEventListener('message', ({ data }) => onMessage(data))
  port.start()
}

/** Starts a worker for a job. */
export const startWorker = ({ job, onMessage, onForeign, onCrash }: RunnerOptions): Started => {
  const address = URL.createObjectURL(new Blob([runtime], { type: 'text/javascript' }))
  const worker = new Worker(address)
  URL.revokeObjectURL(address)
  const { port1: port, port2: other } = new MessageChannel()
  hear(port, onMessage)
  port.postMessage({ type: 'job', job })
  worker.addEventListener('message', onForeign)
  worker.addEventListener('messageerror', onForeign)
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    onCrash()
  })
  worker.postMessage('', [other])
  return {
    ping: () => port.postMessage({ type: 'ping' }),
    give: (next) => port.postMessage({ type: 'job', job: next }),
    close: () => {
      worker.terminate()
      port.close()
    },
  }
}

/**
 * An additional policy for the frame, without inline scripts. A frame that the sample creates inherits it, and runs no
 * script. Such a frame would have peer connections, which the runtime can remove only from its own page.
 */
const strictPolicy = `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-eval' blob: '${RUNTIME_HASH}'">`

/** Firefox looks up no name for `<a>` and `<link rel="dns-prefetch">` then. A policy has no such directive. */
const noLookups = '<meta http-equiv="x-dns-prefetch-control" content="off">'

/** Shows an empty page with a separate origin in a frame, and runs a job in it. */
export const startFrame = ({ job, language, title, onMessage, onForeign, onReload }: RunnerOptions): Started => {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  let port: MessagePort | undefined
  const started: Started = {
    ping: () => port?.postMessage({ type: 'ping' }),
    give: () => {},
    close: () => {
      removeEventListener('message', onForeign)
      port?.close()
      frame.remove()
    },
  }
  addEventListener('message', onForeign)
  frame.addEventListener(
    'load',
    () => {
      const { port1, port2 } = new MessageChannel()
      port = port1
      hear(port1, onMessage)
      port1.postMessage({ type: 'job', job })
      frame.contentWindow?.postMessage('', '*', [port2])
      frame.addEventListener('load', onReload)
    },
    { once: true },
  )
  frame.srcdoc =
    `<!doctype html><html lang="${language.replace(/[^\w-]/g, '')}"><meta charset="utf-8">${noLookups}${job.inline ? '' : strictPolicy}<title>Sample</title>` +
    '<style>:root{color-scheme:light}</style>' +
    `<script>${runtime}</script><body><div id="root"></div></body></html>`
  document.body.append(frame)
  return started
}
