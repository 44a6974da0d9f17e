import { createHash } from 'node:crypto'
import type { CompiledDocument, DocumentDigest, SampleCounts, SampleNeeds } from '../../model/compiled-document.ts'
import { findPolicyFacts } from './policy-facts.ts'
import { sampleCounts } from './sample-counts.ts'
import { sampleNeeds } from './sample-needs.ts'

/** Returns the facts that follow from the texts of a document: the stored digest of an earlier run, or a new digest. */
export const digestOf = (compiled: CompiledDocument): DocumentDigest => {
  if (compiled.digest) return compiled.digest
  const [html, samples] = [compiled.readHtml(), compiled.readSamples()]
  return {
    html: hashOf(html),
    markdown: hashOf(compiled.readMarkdown()),
    places: hashOf(JSON.stringify(compiled.readPlaces())),
    sections: hashOf(JSON.stringify(compiled.readSections())),
    samples: hashOf(JSON.stringify(samples)),
    needs: sampleNeeds(samples),
    counts: sampleCounts(samples),
    policy: findPolicyFacts(html),
    hasDemo: html.includes('class="demo-frame"'),
  }
}

/** The document with its digest. */
export const withDigest = (compiled: CompiledDocument): CompiledDocument =>
  compiled.digest ? compiled : { ...compiled, digest: digestOf(compiled) }

/** Returns the needs of a document's blocks for running in the page. */
export const needsOf = (compiled: Pick<CompiledDocument, 'digest' | 'readSamples'>): SampleNeeds[] =>
  compiled.digest?.needs ?? sampleNeeds(compiled.readSamples())

/** Returns the counts of a document's blocks of code. */
export const countsOf = (compiled: Pick<CompiledDocument, 'digest' | 'readSamples'>): SampleCounts =>
  compiled.digest?.counts ?? sampleCounts(compiled.readSamples())

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
