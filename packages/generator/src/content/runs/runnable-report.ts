import type { Sample } from '../../model/compiled-document.ts'
import type { OfferedModules } from './offered-modules.ts'
import { runRefusal } from './run-refusal.ts'
import { sampleNeeds } from '../digest/sample-needs.ts'

/** Samples of a document. */
export interface DocumentSamples {
  /** Path from the site's folder. */
  file: string
  samples: readonly Sample[]
}

interface ReportedSample {
  place: string
  kind: string
  refusal: string | undefined
}

/** Number of places that are named for each reason. */
const placesShown = 3

/**
 * Reports how many of the executed samples have a Run button, and why the others have none. Each reason has a line, the
 * most frequent first, with the first places.
 */
export const runnableReport = (documents: readonly DocumentSamples[], offered: OfferedModules): string => {
  const all = documents.flatMap(({ file, samples }) =>
    sampleNeeds(samples).map((needs): ReportedSample => ({
      place: `${file}:${samples[needs.index]?.line ?? 1}`,
      kind: needs.kind,
      refusal: runRefusal(needs, offered),
    })),
  )
  if (all.length === 0) return 'No sample is executed.'
  const withButton = all.filter(({ refusal }) => refusal === undefined)
  const places = new Map<string, string[]>()
  for (const { refusal, place } of all)
    if (refusal !== undefined) places.set(refusal, [...(places.get(refusal) ?? []), place])
  const share = ((withButton.length / all.length) * 100).toFixed(1)
  const kinds = ['script', 'browser', 'sql'].map(
    (kind) => `${kind} ${withButton.filter((sample) => sample.kind === kind).length}`,
  )
  const reasons = [...places]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([reason, found]) => {
      const more = found.length > placesShown ? ', …' : ''
      return `${String(found.length).padStart(6)}  ${reason} (${found.slice(0, placesShown).join(', ')}${more})`
    })
  return [
    `${withButton.length} of ${all.length} executed samples have a Run button (${share} %): ${kinds.join(', ')}.`,
    ...(reasons.length > 0 ? ['The others have none:', ...reasons] : []),
  ].join('\n')
}
