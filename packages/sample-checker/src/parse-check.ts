import type { Sample } from '@dev-handbook/generator/model/compiled-document'
import { documentLine, type SampleOutcome, type SamplePage } from './outcome.ts'
import { isScript, plainLanguages } from '@dev-handbook/generator/model/checked-languages'
import { parsers } from './parsers/registry.ts'

/**
 * Parses the samples that are not scripts, and reports quoted, plain and exempt samples as such. An unknown language is
 * a fault.
 */
export const checkSyntax = async (page: SamplePage): Promise<SampleOutcome[]> => {
  const outcomes: SampleOutcome[] = []
  for (const [index, sample] of page.samples.entries()) {
    if (!isScript(sample) || sample.meta.source !== undefined || sample.meta.nocheck !== undefined)
      outcomes.push(await outcomeOf(sample, index))
  }
  return outcomes
}

const outcomeOf = async (sample: Sample, index: number): Promise<SampleOutcome> => {
  const { lang, meta, code } = sample
  if (meta.source !== undefined) return { index, state: 'quoted', faults: [] }
  if (meta.nocheck !== undefined) return { index, state: 'exempt', faults: [], reason: meta.nocheck }
  if (plainLanguages.has(lang)) return { index, state: 'plain', faults: [] }
  const parser = Object.hasOwn(parsers, lang) ? parsers[lang] : undefined
  if (!parser) {
    const known = [...Object.keys(parsers), 'ts', 'tsx', 'js', 'jsx', ...plainLanguages].join(', ')
    const fault =
      lang === ''
        ? 'The fence has no language. Write one directly after its opening marks, "text" for plain text.'
        : `No parser is known for "${lang}".`
    return {
      index,
      state: 'parsed',
      faults: [{ line: sample.line, message: `${fault} Languages: ${known}; or nocheck="reason".` }],
    }
  }
  try {
    const found = await parser(code)
    // A sample with an announced syntax error is meant to show that error.
    if (meta.expectError !== undefined && !meta.run) {
      const { expectError } = meta
      const announced = found.some(({ message }) => message.includes(expectError))
      return {
        index,
        state: 'parsed',
        faults:
          announced || lang === 'rust'
            ? []
            : [
                {
                  line: sample.line,
                  message: `It should not parse, with "${expectError}"; it gives: ${found[0]?.message ?? 'no fault'}.`,
                },
              ],
      }
    }
    return {
      index,
      state: 'parsed',
      faults: found.map(({ line, column, message }) => ({
        line: documentLine(sample, line),
        ...(column ? { column } : {}),
        message,
      })),
    }
  } catch (error) {
    return {
      index,
      state: 'unchecked',
      faults: [],
      reason: `the ${lang} parser broke down: ${(error as Error).message}`,
    }
  }
}
