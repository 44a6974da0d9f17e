import { createHash } from 'node:crypto'
import type { ProvableDocument } from '@dev-handbook/generator/content/site-components/sample-checks'

/** A document with Run buttons whose blocks are to be proven. */
export type ProofPage = ProvableDocument

/** One block in this many is also proven in Firefox and WebKit. */
const sampledShare = 20

/**
 * Whether Firefox and WebKit run this block too. The choice depends only on its code, so it stays when other blocks
 * change.
 */
export const isSampled = (code: string): boolean =>
  createHash('sha256').update(code).digest().readUInt32BE() % sampledShare === 0

/**
 * Key of a proof: everything that the result depends on. `blocks` are the blocks that run, by the index of their
 * button.
 */
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
