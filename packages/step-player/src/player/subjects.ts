import { importAgain } from '@dev-handbook/generator/client/ui/import-again'
import type { Race } from './race/race.ts'
import type { AnySubject } from './subject.ts'

/**
 * The subjects of a site, as `build/subject-modules.ts` bundles them. Each family has a module, so that a player does
 * not fetch the names of all other subjects.
 */
interface SiteSubjects {
  families: Readonly<
    Record<string, () => Promise<{ family: Readonly<Record<string, () => Promise<{ subject: AnySubject }>>> }>>
  >
  loadRaces: () => Promise<{ races: Readonly<Record<string, Race>> }>
}

const siteSubjects = (): Promise<SiteSubjects> =>
  importAgain(() => import('virtual:step-player/subjects') as Promise<SiteSubjects>)

/** The subject of an article, by its path: `sort/merge-sort`. Rejects with an `Error` for an unknown name. */
export const loadSubject = async (name: string): Promise<AnySubject> => {
  const [family = '', ...rest] = name.split('/')
  const loadFamily = (await siteSubjects()).families[family]
  const load = loadFamily && (await importAgain(loadFamily)).family[rest.join('/')]
  if (!load) throw new Error(`There is no step player of “${name}”.`)
  return (await importAgain(load)).subject
}

/** The race of a topic. Rejects with an `Error` for a topic without one. */
export const loadRace = async (topic: string): Promise<Race> => {
  const { loadRaces } = await siteSubjects()
  const race = (await importAgain(loadRaces)).races[topic]
  if (!race) throw new Error(`There is no race of “${topic}”.`)
  return race
}
