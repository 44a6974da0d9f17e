import { readProse, type Passage } from './read-prose.ts'

export interface Document {
  /** The whole file. */
  source: string
  lang: 'en' | 'ru'
  /** Columns that a line of code may have: 56 in sheets of two columns, 80 elsewhere. */
  columns: number
}

export interface Warning {
  line: number
  message: string
}

/** Words of a sentence up to which it can be understood at the first reading. */
const mostWords = 30

/** Colons and semicolons of a sentence; a chain has more. */
const mostLinks = 1

/** Words with a better one, from the rules of plain language. They are shown with what to write instead. */
const words: Record<Document['lang'], readonly (readonly [pattern: RegExp, instead: string])[]> = {
  en: [
    [/\banew\b/i, 'again, from scratch'],
    [/\bdear(?:er|est)?\b/i, 'expensive'],
    [/\b(?:tells?|told)\b/i, 'report, notify, say'],
    [/\bputs? together\b/i, 'build, assemble'],
    [/\b(?:goes|go|going) on\b/i, 'continue'],
    [/\bbecause of (?:this|that)\b/i, 'the name of the cause'],
    [/\bwhat is (?:more|not)\b/i, 'a noun'],
    [/\bthe former|the latter\b/i, 'the name again'],
    [/\b(?:simply|just|easily|obviously|of course|basically|actually)\b/i, 'nothing: the word adds nothing'],
  ],
  ru: [
    [/союз(?:а|ы|ов|ом|ами)?(?![а-яё])/i, 'объединение'],
    [/родн(?:ой|ая|ое|ые|ого|ому|ым|ых)(?![а-яё])/i, 'нативный'],
    [/обратн\S* сервер/i, 'обратный прокси'],
    [/заново/i, 'снова, с нуля'],
  ],
}

/** Returns what makes a document hard to read, in the order of its lines. The rules help an author. They do not judge. */
export const proseWarnings = ({ source, lang, columns }: Document): Warning[] => {
  const { passages, code } = readProse(source)
  return [
    ...passages.flatMap((passage) => [...sentenceWarnings(passage, lang), ...wordWarnings(passage, lang)]),
    ...code.flatMap(({ line, lines }) =>
      lines.flatMap((text, index) =>
        text.length > columns
          ? [{ line: line + index, message: `a line of code has ${text.length} columns; allowed are ${columns}` }]
          : [],
      ),
    ),
  ].toSorted((a, b) => a.line - b.line)
}

const sentenceWarnings = ({ line, text }: Passage, lang: string): Warning[] =>
  sentences(text, lang).flatMap((sentence) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    const links = sentence.match(/[:;](?=\s)/g)?.length ?? 0
    const start = `“${sentence.slice(0, 40)}…”`
    return [
      ...(count > mostWords ? [{ line, message: `${count} words in one sentence: ${start}` }] : []),
      ...(links > mostLinks ? [{ line, message: `a chain of ${links} colons or semicolons: ${start}` }] : []),
    ]
  })

const wordWarnings = ({ line, text }: Passage, lang: Document['lang']): Warning[] =>
  words[lang].flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [{ line, message: `“${found}”; instead: ${instead}` }]
  })

/** The sentences of a passage. */
export const sentences = (text: string, lang: string): string[] =>
  Array.from(new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text), ({ segment }) => segment.trim())
