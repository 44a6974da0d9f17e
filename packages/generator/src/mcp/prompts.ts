import { z } from 'zod'
import type { Catalogue } from '../model/catalogue.ts'
import { writeAddress } from './address.ts'
import { sectionEnd } from './find-document.ts'
import { InputFault } from './input-fault.ts'
import type { PublishedDocument, PublishedSite } from './published-site.ts'
import { findHits } from './find-hits.ts'
import { searchTool } from './tools/search-tool.ts'

/** A request that a person chooses in the client. It is written out for the model. */
export interface Prompt<Shape extends z.ZodRawShape = z.ZodRawShape> {
  name: string
  title: string
  description: string
  input: Shape
  /** Returns the text of the person's message. */
  write: (site: PublishedSite, input: z.infer<z.ZodObject<Shape>>) => Promise<string>
}

const definePrompt = <Shape extends z.ZodRawShape>(prompt: Prompt<Shape>): Prompt<Shape> => prompt

export const explainPrompt = definePrompt({
  name: 'explain',
  title: 'Explain from this site',
  description: 'Explains a subject from the documents of this site, with addresses and checked samples.',
  input: { subject: z.string().trim().min(1).max(200).describe('What to explain: closures') },
  write: async (published, { subject }) => {
    const { title } = await published.catalogue()
    const results = await searchTool.answer(published, { query: subject, limit: 5 })
    return [
      `Explain “${subject}” with ${title}.`,
      'Read the sections below that answer it with the tool "read", and answer from them. Use their samples as they are: they are checked. Give the address of each section that you use. Say so where the documents do not answer the question.',
      results,
    ].join('\n\n')
  },
})

/** Number of questions in a quiz, unless the person asks for another number. */
const usualCount = 5

export const quizPrompt = definePrompt({
  name: 'quiz',
  title: 'Quiz me',
  description:
    'Asks practice questions of this site, one after the other, and compares the answers with those of the site.',
  input: {
    subject: z.string().trim().min(1).max(200).optional().describe('What the questions are about: closures'),
    // Clients send the arguments of prompts as strings.
    count: z
      .string()
      .regex(/^(?:[1-9]|1\d|20)$/, 'a number from 1 to 20')
      .optional()
      .describe('Number of questions; 5 by default.'),
  },
  write: async (published, { subject, count }) => {
    const site = await published.catalogue()
    const number = count === undefined ? usualCount : Number(count)
    const questions = await findQuestions(published, site, subject)
    const chosen = subject === undefined ? shuffled(questions).slice(0, number) : questions.slice(0, number)
    if (chosen.length === 0)
      throw new InputFault(
        subject === undefined
          ? 'This site has no practice questions.'
          : `This site has no practice questions about “${subject}”. Leave the subject out for questions about everything.`,
      )
    return [
      `Quiz me with these ${chosen.length} practice questions of ${site.title}.`,
      'Ask one question at a time, and wait for my answer. Then read the answer of the site with the tool "read", say what was right, wrong or missing in mine, and give the address. At the end, say which subjects I should read again.',
      chosen.map(({ title, address }, place) => `${place + 1}. ${title} (${address})`).join('\n'),
    ].join('\n\n')
  },
})

interface Question {
  title: string
  address: string
}

/** Questions are the headings of level 3 in documents of the kind `questions`. */
const questionLevel = 3

const findQuestions = async (
  published: PublishedSite,
  site: Catalogue,
  subject: string | undefined,
): Promise<Question[]> => {
  const kinds = new Map(site.documents.map(({ path, kind }) => [path, kind]))
  if (subject === undefined) {
    const all = site.documents.filter(({ kind }) => kind === 'questions')
    const own = all.filter(({ lang }) => lang === site.lang)
    // Without a subject, questions in other languages are used only if there are none in the site's language.
    const documents = await Promise.all((own.length > 0 ? own : all).map(({ path }) => published.document(path)))
    return documents.flatMap((document) => (document ? questionsOf(site, document) : []))
  }
  const questions: Question[] = []
  // Questions may come late among the results of a subject, so the search asks for as many results as a page can hold.
  const { hits } = await findHits(published, site, { query: subject, limit: 400 })
  for (const { url } of hits) {
    const [path = '', id] = url.split('#')
    const document = kinds.get(path) === 'questions' ? await published.document(path) : undefined
    if (!document) continue
    const found = questionsOf(site, document).find(
      ({ address }) => address === writeAddress(site, { path, heading: id ?? '' }),
    )
    if (found && !questions.some(({ address }) => address === found.address)) questions.push(found)
  }
  return questions
}

/** A heading of this level without an answer below it only groups other questions. */
const questionsOf = (site: Catalogue, document: PublishedDocument): Question[] =>
  document.map.sections.flatMap((section) =>
    section.level === questionLevel && sectionEnd(document, section) - section.start > section.title.length + 20
      ? [{ title: section.title, address: writeAddress(site, { path: document.map.path, heading: section.id }) }]
      : [],
  )

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
