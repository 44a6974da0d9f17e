import type { Sample, SampleNeeds } from '../../model/compiled-document.ts'
import type { RunKind } from '../../model/run/run-job.ts'
import { findFile } from '../../model/run/project-path.ts'
import { type BlockFacts, fileOf, projectFiles } from '../project-files.ts'

/** Returns the needs of each block that the checks execute, in the order of the document. */
export const sampleNeeds = (samples: readonly Sample[]): SampleNeeds[] =>
  samples.flatMap((sample, index): SampleNeeds[] => {
    const { run, noButton, nocheck, output } = sample.meta
    if (run === undefined || nocheck !== undefined || output) return []
    if (noButton) return [{ index, kind: 'script', imports: [], refusal: 'it says run=node or nobutton' }]
    if (sample.lang === 'sql') return [{ index, kind: 'sql', imports: [] }]
    if (!/^[cm]?[jt]s$|^[jt]sx$/.test(sample.lang)) return []
    const kind = run === 'browser' ? 'browser' : 'script'
    return [{ index, kind, ...needsOf(samples, index, kind) }]
  })

/** Parts of the platform that need a real origin, a network or an address. */
const needsOrigin =
  /\b(?:RTCPeerConnection|WebTransport|indexedDB|navigator\.locks|cookieStore|document\.cookie|serviceWorker|SharedArrayBuffer|eventLoopUtilization|(?:push|replace)State|unref)\b/

/** Globals that some current browser lacks. */
const newGlobals = /\b(?:Temporal|(?:Async)?DisposableStack|SuppressedError)\b/

/** Code with newer syntax, events or streams. A browser that lacks these does not have the global either. */
const newFeatures: readonly (readonly [global: string, code: RegExp])[] = [
  ['Temporal', /\btoTemporalInstant\b/],
  ['DisposableStack', /^\s*(?:await )?using [\w$]+ = /m],
  ['onscrollend', /\bscrollend\b/],
  ['ReadableByteStreamController', /\brenderToReadableStream\b|type: 'bytes'/],
]

/** Code that moves the focus in a page: WebKit allows that only in a frame that the reader has clicked. */
const movesFocus = /@testing-library\/user-event|\.focus\(|\bautoFocus\b/

const featureOf = (code: string, kind: RunKind): string | undefined =>
  newGlobals.exec(code)?.[0] ??
  newFeatures.find(([, pattern]) => pattern.test(code))?.[0] ??
  (kind === 'browser' && movesFocus.test(code) ? 'focus' : undefined)

const needsOf = (samples: readonly Sample[], index: number, kind: RunKind): Omit<SampleNeeds, 'index' | 'kind'> => {
  const files = projectFiles(samples, index, factsOf)
  const ownFile = fileOf(factsOf(samples[index] as Sample))
  const reached = new Map([[ownFile, samples[index] as Sample]])
  const imports = new Map<string, Set<string>>()
  let feature: string | undefined
  for (const [file, { script, code }] of reached) {
    feature ??= featureOf(code, kind)
    if (!script) return { imports: [], refusal: 'it imports a file that no page can run' }
    const [api] = needsOrigin.exec(code) ?? []
    if (api !== undefined) return { imports: [], refusal: `it uses ${api}, which the sandbox does not have` }
    const [global] = script.nodeGlobals
    if (global !== undefined) return { imports: [], refusal: `it uses ${global}` }
    for (const { specifier, names } of script.imports) {
      if (isAddress(specifier)) return { imports: [], refusal: 'it imports an address' }
      if (!/^\.{1,2}(?:\/|$)/.test(specifier)) {
        const known = imports.get(specifier) ?? new Set()
        for (const name of names) known.add(name)
        imports.set(specifier, known)
        continue
      }
      const target = findFile([...files.keys()], file, specifier)
      if (target === undefined) return { imports: [], refusal: 'it imports a file that the document does not show' }
      if (target.endsWith('.module.css')) return { imports: [], refusal: 'it imports a CSS module' }
      const sample = files.get(target)
      if (sample && isScript(target) && !reached.has(target)) reached.set(target, sample)
    }
  }
  const list = [...imports].map(([specifier, names]) => ({ specifier, names: [...names].toSorted() }))
  const sorted = list.toSorted((a, b) => (a.specifier < b.specifier ? -1 : 1))
  return { imports: sorted, ...(feature !== undefined && { feature }) }
}

/** `data:`, `file:`, `https:` and absolute paths, which have no meaning in the sandbox. */
const isAddress = (specifier: string): boolean =>
  specifier.startsWith('/') || (/^[a-z][a-z\d+.-]+:/i.test(specifier) && !specifier.startsWith('node:'))

const isScript = (file: string): boolean => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file)

const factsOf = ({ lang, meta }: Sample): BlockFacts => ({ ...meta, lang })
