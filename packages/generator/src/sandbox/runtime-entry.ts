// The script that runs a sample, in a worker or in an empty page. Its first message brings the port to the host.
import { provideStorage } from './memory-storage.ts'
import { startRuntime } from './runtime.ts'

const isPage = typeof document !== 'undefined'

/** Reports how high the page's content is. */
const followHeight = (port: MessagePort): void => {
  const send = port.postMessage.bind(port)
  const root = document.documentElement
  new ResizeObserver(() => send({ type: 'height', height: Math.ceil(root.getBoundingClientRect().height) })).observe(
    root,
  )
}

/** A policy cannot forbid these, and they reach the network. */
const removePeerConnections = (): void => {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
    Reflect.deleteProperty(globalThis, name)
}

const start = (event: Event): void => {
  const { source, ports } = event as MessageEvent
  const [port] = ports
  // Other frames can send messages to a page; only its own host can send one to a worker.
  if (!port || (isPage && source !== parent)) return
  removeEventListener('message', start)
  if (isPage) {
    followHeight(port)
    provideStorage()
    removePeerConnections()
  }
  startRuntime(port)
}
addEventListener('message', start)
