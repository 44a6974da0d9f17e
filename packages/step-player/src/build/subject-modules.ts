import type { Plugin } from 'vite'
import { openSubjects } from './subjects-folder.ts'

const prefix = 'virtual:step-player/subjects'

/**
 * Vite plugin that serves the subjects of a site to the player in the browser. `virtual:step-player/subjects` leads to
 * a module for each family, and that module leads to its subjects. The browser fetches no subject before a player needs
 * it.
 */
export const subjectModules = ({ subjects, races }: { subjects: string; races?: string | undefined }): Plugin => ({
  name: 'step-player-subjects',
  resolveId: { filter: { id: new RegExp(`^${prefix}`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${prefix}`) },
    handler(id) {
      const folder = openSubjects(subjects)
      const families = [...new Set(folder.names().map((name) => name.slice(0, name.indexOf('/'))))]
      if (id === `\0${prefix}`) {
        const entries = families.map(
          (family) => `${JSON.stringify(family)}: () => import(${JSON.stringify(`${prefix}/${family}`)})`,
        )
        const loadRaces = races === undefined ? 'async () => ({ races: {} })' : `() => import(${JSON.stringify(races)})`
        return `export const families = {${entries.join(',')}}\nexport const loadRaces = ${loadRaces}`
      }
      const family = `${id.slice(prefix.length + 2)}/`
      const entries = folder
        .names()
        .flatMap((name) =>
          name.startsWith(family)
            ? [`${JSON.stringify(name.slice(family.length))}: () => import(${JSON.stringify(folder.fileOf(name))})`]
            : [],
        )
      return `export const family = {${entries.join(',')}}`
    },
  },
})
