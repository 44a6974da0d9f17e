import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ArticleError } from '@dev-handbook/generator/components/article-error'
import { SourceFault as SiteFault } from '@dev-handbook/generator/compile/components/source-fault'
import { quoteLines, type QuotedLine } from '@dev-handbook/generator/compile/code/quote-lines'
import type { ComponentBuild } from '@dev-handbook/generator/content/site-components/integration'
import type { StillHtml } from '../player/still-pictures.ts'
import { record } from '../player/record.ts'
import type { Race } from '../player/race/race.ts'
import type { AnySubject } from '../player/subject.ts'
import { playerTexts } from '../texts/player-texts.ts'
import { importTraced } from '../trace/import-traced.ts'
import { asSourceFault } from '../trace/as-source-fault.ts'
import { faultMessage, SourceFault } from '../trace/source-fault.ts'
import { checkFirstPreset, firstText, type FirstInput } from './check-preset.ts'
import { loadStillPictures } from './load-still-pictures.ts'
import type { SubjectsFolder } from './subjects-folder.ts'

/** Props that a player or a race gets only at build time: the still picture. */
export interface StillProps extends Record<string, unknown> {
  still: StillHtml
}

/**
 * Makes the still picture of a player: one step of the real run. Throws a `SourceFault` for a mistake in a shown
 * source.
 */
export const preparePlayer = async (
  name: string,
  { subjects, build }: { subjects: SubjectsFolder; build: ComponentBuild },
): Promise<StillProps> =>
  withFaults(build.root, async () => {
    const { stillFrame } = await loadStillPictures()
    const subject = await loadSubject(name, subjects, build)
    await checkFirstPreset(subject, relative(build.root, subjects.fileOf(name) ?? ''))
    // The import comes first: a source that does not parse has no lines to show either.
    const module = await importImplementation(subject, build)
    const quoted = await shownLines(subject, { name, build })
    const highlighted = (await build.highlight(quoted.map(({ text }) => text).join('\n'), 'ts')).split('\n')
    const lines = quoted.map((line, index) => ({ ...line, html: highlighted[index] ?? '' }))
    return still(
      () => stillFrame({ subject, module, lines, lang: build.lang }),
      () => runFirst(subject, { subject, module, lines, lang: build.lang }),
    )
  })

/**
 * Makes the still picture of a race. Throws a `SourceFault` for a mistake in an implementation, or in the module of the
 * races: `file`, from the site's folder.
 */
export const prepareRace = async (
  race: Race,
  { subjects, build, file }: { subjects: SubjectsFolder; build: ComponentBuild; file: string },
): Promise<StillProps> =>
  withFaults(build.root, async () => {
    await checkFirstPreset(race, file)
    const { stillRace } = await loadStillPictures()
    const load = async (name: string) => {
      const subject = await loadSubject(name, subjects, build)
      return { name, subject, module: await importImplementation(subject, build) }
    }
    const [left, right] = race.first
    const racers = [await load(left), await load(right)] as const
    // A race whose run fails would still give a picture, one of its error. So the runs are tried first.
    for (const { subject, module } of racers) runFirst(race, { subject, module, lang: build.lang })
    return still(
      () => stillRace({ race, racers, lang: build.lang }),
      () => {},
    )
  })

/** Loads a subject by its name. The document then depends on the subject's module. */
export const loadSubject = (name: string, subjects: SubjectsFolder, build: ComponentBuild): Promise<AnySubject> => {
  const file = subjects.fileOf(name)
  if (file !== undefined) build.dependOn(file)
  return subjects.load(name)
}

/** The instrumented implementation of a subject. */
export const importImplementation = ({ code }: AnySubject, build: ComponentBuild): Promise<unknown> =>
  importTraced(code[0].replace(/#.*/, ''), {
    read: (file) => build.read(join(build.root, file)),
  })

/** The lines of code that a player shows. Throws a `SourceFault` for a region that does not exist. */
export const shownLines = async (
  subject: AnySubject,
  { name, build }: { name: string; build: ComponentBuild },
): Promise<QuotedLine[]> => {
  const lines: QuotedLine[] = []
  for (const source of subject.code) lines.push(...(await quotedLines(source, { name, build })))
  return lines
}

const quotedLines = async (
  source: string,
  { name, build }: { name: string; build: ComponentBuild },
): Promise<QuotedLine[]> => {
  const [file = '', region] = source.split('#')
  const text = await build.read(join(build.root, file))
  try {
    return quoteLines(text, { file, region })
  } catch (cause) {
    throw new SourceFault(
      faultMessage(`The player "${name}" shows the region "${region}", which does not exist or has no end`),
      { file, cause },
    )
  }
}

/** Returns the picture. When it cannot be drawn, throws the error that the implementation throws when it runs. */
const still = (draw: () => ReactElement, run: () => void): StillProps => {
  try {
    return { still: { html: renderToStaticMarkup(draw()) } }
  } catch (error) {
    run()
    throw error
  }
}

/** Runs the first example. Throws the implementation's own error, so that the place of the error is known. */
const runFirst = (
  { presets, input }: FirstInput,
  { lang, ...run }: { subject: AnySubject; module: unknown; lines?: readonly QuotedLine[]; lang: string },
): void => {
  const parsed = input.parse(firstText(presets))
  try {
    record({ ...run, faults: playerTexts(lang).faults, input: 'value' in parsed ? parsed.value : undefined })
  } catch (fault) {
    throw fault instanceof Error && fault.cause !== undefined ? fault.cause : fault
  }
}

/** Turns an error of an author's source into a `SiteFault` with the absolute path of that file. */
const withFaults = async <Result>(root: string, make: () => Promise<Result>): Promise<Result> => {
  try {
    return await make()
  } catch (cause) {
    const fault = asSourceFault(cause, root)
    if (!(fault instanceof SourceFault)) throw fault
    throw new SiteFault(fault.message, { file: join(root, fault.file), place: fault.place, cause: fault.cause })
  }
}

/** Imports the module of a site's races. Throws an `ArticleError` when there is no such module, or no export `races`. */
export const importRaces = async (file: string): Promise<Readonly<Record<string, Race>>> => {
  const correct = 'Correct the option "races" of stepPlayer in site.config.ts, or the module.'
  if (!existsSync(file)) throw new ArticleError(`There is no file ${file}. ${correct}`)
  const { races } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    races?: Readonly<Record<string, Race>>
  }
  if (races === undefined) throw new ArticleError(`The module ${file} does not export "races". ${correct}`)
  return races
}
