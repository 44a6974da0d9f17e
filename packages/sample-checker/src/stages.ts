import { isScript, scripts } from '@dev-handbook/generator/model/checked-languages'
import type { Sample } from '@dev-handbook/generator/model/compiled-document'

/** A state of the project that a page builds up: the project's files at one point of the text. */
export interface Stage {
  /** By path inside the project, with the index of the sample that each file comes from. */
  files: ReadonlyMap<string, { code: string; index: number }>
  /** Indexes of the samples that this stage checks. The other files are there so that imports resolve. */
  introduced: ReadonlySet<number>
}

/** File of a sample in its project: its title, or a generated name. */
export const sampleFile = (sample: Sample, index: number): string => {
  const title = sample.meta.title
  return title && /\.\w+$/.test(title) ? title : `sample-${index}.${scripts[sample.lang] ?? 'txt'}`
}

/** Whether a title stays inside the project's folder. */
const isInside = (file: string): boolean => !/^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)|\\/i.test(file)

/**
 * Stages of a page. Files with a title form one project; a later block with the same title begins a new stage with that
 * file replaced. A stage also holds the first version of files that the text shows only later, so that a module may be
 * introduced after the file that imports it. Quoted, exempt and output blocks take no part.
 */
export const projectStages = (samples: readonly Sample[]): Stage[] => {
  const parts = samples.flatMap((sample, index) => {
    const file = sampleFile(sample, index)
    const takesPart =
      sample.meta.source === undefined && sample.meta.nocheck === undefined && !sample.meta.output && isInside(file)
    return takesPart && (isScript(sample) || sample.meta.title) ? [{ file, index, code: sample.code }] : []
  })
  const groups: (typeof parts)[] = [[]]
  for (const part of parts) {
    const last = groups.at(-1) as typeof parts
    if (last.some(({ file }) => file === part.file)) groups.push([part])
    else last.push(part)
  }
  const current = new Map<string, { code: string; index: number }>()
  return groups.map((group) => {
    for (const { file, index, code } of group) current.set(file, { code, index })
    const files = new Map(current)
    for (const { file, index, code } of parts) if (!files.has(file)) files.set(file, { code, index })
    return { files, introduced: new Set(group.map(({ index }) => index)) }
  })
}
