import type { CompleteFile, Sample } from '../../model/compiled-document.ts'
import { scriptFacts } from '../code/script-facts.ts'

/**
 * Returns the complete files that blocks of the document import by name (`./box.ts`), as titled samples of the
 * same project. The checks then compile them, and run the blocks with them. Each has the line of the first block that
 * quotes its module. A block with the same title wins, as it does in the page.
 */
export const completeSamples = (samples: readonly Sample[], files: readonly CompleteFile[]): Sample[] =>
  files.flatMap(({ name, source, typescript, javascript }): Sample[] => {
    const lang = typescript ? 'ts' : 'js'
    const title = `${name}.${lang}`
    const isImported = samples.some(({ script }) => script?.imports.some(({ specifier }) => specifier === `./${title}`))
    if (!isImported || samples.some(({ meta }) => meta.title === title)) return []
    const { code } = typescript ?? javascript
    const script = scriptFacts(code, lang)
    const line = samples.find(({ meta }) => meta.source?.split('#')[0] === source)?.line ?? 1
    return [{ lang, meta: { title }, code, line, ...(script && { script }) }]
  })
