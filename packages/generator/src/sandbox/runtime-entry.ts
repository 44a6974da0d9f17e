// The script that runs a sample, in a worker or in an empty page. The first message that it receives contains the port
// to the host.
import { provideStorage } from './memory-storage.ts'
import { startRuntime } from './runtime.ts'

const isPage = typeof document !== 'undefined'

/** Reports the height of the page's content. */
const followHeight = (port: MessagePort): void => {
  const send = port.postMessage.bind(port)
  const root = document.documentElement
  new ResizeObserver(() => send({ type: 'height', height: Math.ceil(root.getBoundingClientRect().height) })).observe(
    root,
  )
}

/** A policy cannot forbid these classes, and they can reach the network. */
const removePeerConnections = (): void => {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
    Reflect.deleteProperty(globalThis, name)
}

const start = (event: Event): void => {
  const { source, ports } = event as MessageEvent
  const [port] = ports
  // Other frames can send messages to a page. Only the host can send messages to a worker.
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
