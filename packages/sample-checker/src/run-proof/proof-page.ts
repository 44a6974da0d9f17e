import { createHash } from 'node:crypto'
import type { ProvableDocument } from '@dev-handbook/generator/content/site-components/sample-checks'

/** A document whose blocks with a Run button are to be proven. */
export type ProofPage = ProvableDocument

/** Of the blocks, one in so many is proven in Firefox and WebKit too. */
const sampledShare = 20

/** Whether a block is one of those that Firefox and WebKit run too. The code decides: the choice stays while others change. */
export const isSampled = (code: string): boolean =>
  createHash('sha256').update(code).digest().readUInt32BE() % sampledShare === 0

/** Names a proof of a page by all that it depends on: `blocks` are those that are run, by their place among the buttons. */
export const proofKey = (page: ProofPage, { program, engine, blocks }: ProofKeyParts): string => {
  const { lang, samples, runnable, modules } = page
  const parts = [
    program,
    engine,
    blocks,
    lang,
    runnable,
    modules,
    samples.map(({ lang, code, meta }) => [lang, code, meta]),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

interface ProofKeyParts {
  /** Hash of the runner. */
  program: string
  engine: string
  blocks: readonly number[]
}
