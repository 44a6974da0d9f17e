import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComponentBuild, Integration } from '@dev-handbook/generator/content/site-components/integration'
import { ArticleError } from '@dev-handbook/generator/components/article-error'
import { listNearest } from '@dev-handbook/generator/content/nearest'
import { describePlayer } from './build/describe-player.ts'
import { importRaces, preparePlayer, prepareRace } from './build/prepare-players.ts'
import { subjectModules } from './build/subject-modules.ts'
import { openSubjects } from './build/subjects-folder.ts'
import { tracedModules } from './build/traced-modules.ts'

/** Folders and modules of a site for its players. */
export interface StepPlayerOptions {
  /** Folder of the subjects, from the site's folder: a folder for each family, a module for each subject. */
  subjects: string
  /** Module that exports `races`, from the site's folder. Absent: no races. */
  races?: string
}

/**
 * Path of a module of the player. Modules are TypeScript beside the source of this file, and JavaScript beside its
 * compiled form.
 */
const moduleOf = (name: string): string =>
  fileURLToPath(new URL(`./player/${name}.${import.meta.url.endsWith('.ts') ? 'tsx' : 'js'}`, import.meta.url))

/** Returns the error message for a prop that names nothing that exists, or `undefined` when the name is known. */
const unknownName = ({
  component,
  prop,
  given,
  names,
}: {
  component: string
  prop: string
  given: unknown
  names: readonly string[]
}): string | undefined => {
  if (typeof given === 'string' && names.includes(given)) return undefined
  const fact =
    given === undefined
      ? `needs ${prop}`
      : `has ${prop}=${typeof given === 'string' ? JSON.stringify(given) : `{${JSON.stringify(given) ?? String(given)}}`}, which does not exist`
  return `<${component}> ${fact}. Known, nearest first: ${listNearest(String(given ?? ''), names, 12)}.`
}

const unknownProp = (component: string, props: Readonly<Record<string, unknown>>, prop: string): string | undefined => {
  const other = Object.keys(props).find((name) => name !== prop)
  if (other === 'children')
    return `<${component}> does not show the content between its tags. Write <${component} … />, and the text before or after it.`
  return other === undefined ? undefined : `<${component}>: It has no attribute "${other}". Known: "${prop}".`
}

/** Throws an `Error` for options that the integration does not have or cannot use. */
const checkOptions = (options: unknown): void => {
  const given = typeof options === 'object' && options !== null ? options : {}
  const other = Object.keys(given).find((name) => name !== 'subjects' && name !== 'races')
  if (other !== undefined) throw new Error(`stepPlayer has no option "${other}". Options: "subjects", "races"`)
  const { subjects, races }: { subjects?: unknown; races?: unknown } = given
  if (typeof subjects !== 'string')
    throw new Error(`The option "subjects" of stepPlayer is ${shown(subjects)}; needed: the folder of the subjects`)
  if (races !== undefined && typeof races !== 'string')
    throw new Error(`The option "races" of stepPlayer is ${shown(races)}; needed: the path of a module`)
}

const shown = (value: unknown): string => (value === undefined ? 'missing' : (JSON.stringify(value) ?? String(value)))

/**
 * Step players for documents. `<StepPlayer of="sort/merge-sort" />` shows a subject of the site step by step.
 * `<PlayerRace topic="sort" />` shows two subjects side by side. Throws an `Error` for wrong options.
 */
export const stepPlayer = (options: StepPlayerOptions): Integration => {
  checkOptions(options)
  const { subjects, races } = options
  return {
    name: 'step-player',
    components: ({ root }) => {
      const folder = openSubjects(resolve(root, subjects))
      return {
        StepPlayer: {
          module: moduleOf('step-player'),
          hash: '#play=',
          checkProps: (props) =>
            unknownProp('StepPlayer', props, 'of') ??
            unknownName({ component: 'StepPlayer', prop: 'of', given: props['of'], names: folder.names() }),
          prepare: ({ of }, build) => preparePlayer(String(of), { subjects: folder, build }),
          describe: ({ of }, build) => describePlayer(String(of), { subjects: folder, build }),
        },
        ...(races !== undefined && {
          PlayerRace: {
            module: moduleOf('player-race'),
            checkProps: (props) => unknownProp('PlayerRace', props, 'topic'),
            prepare: async ({ topic }: Readonly<Record<string, unknown>>, build: ComponentBuild) => {
              const file = resolve(root, races)
              build.dependOn(file)
              const known = await importRaces(file)
              const fault = unknownName({
                component: 'PlayerRace',
                prop: 'topic',
                given: topic,
                names: Object.keys(known),
              })
              const race = known[String(topic)]
              if (fault !== undefined || !race)
                throw new ArticleError(fault ?? `<PlayerRace> has no race "${String(topic)}".`)
              return prepareRace(race, { subjects: folder, build, file: races })
            },
          },
        }),
      }
    },
    vitePlugins: ({ root }) => [
      tracedModules(root),
      subjectModules({
        subjects: resolve(root, subjects),
        races: races === undefined ? undefined : resolve(root, races),
      }),
    ],
  }
}
