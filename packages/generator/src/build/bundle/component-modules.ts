import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { islandName } from '../../compile/components/island-name.ts'
import { cssModuleNames } from '../../content/site-components/css-modules.mjs'
import type { SiteComponents } from '../../content/site-components/find-components.ts'
import { isSiteImport, resolveSiteImport } from '../../content/site-components/module-graph.ts'
import { programFile } from '../../content/program-root.ts'

const islands = 'virtual:islands'
const style = '\0component-style:'
/** Styles of the client itself go into its own style sheet. */
const clientSources = `${programFile('packages/generator/src')}/`

/**
 * Vite plugin for the components of a site: `virtual:islands` has those that come alive in the browser, and `@site/…` means its
 * folder. A style sheet that a component imports stands in the pages that hold the component, so that here it is only the
 * names of its classes.
 */
export const componentModules = ({ root, components }: { root: string; components: () => SiteComponents }): Plugin => ({
  name: 'handbook-component-modules',
  enforce: 'pre',
  resolveId: {
    handler(id, importer) {
      if (id === islands) return `\0${islands}`
      if (importer === undefined) return null
      const from = importer.replace(/\?.*$/, '')
      const [path = '', query = ''] = id.split(/(?=\?)/)
      const file = isSiteImport(path) ? resolveSiteImport(path, { from, root }) : undefined
      if (
        path.endsWith('.css') &&
        !path.startsWith('/') &&
        !from.startsWith(clientSources) &&
        !from.includes('/node_modules/')
      )
        return `${style}${file ?? createRequire(from).resolve(path)}.js`
      return path.startsWith('@site/') && file !== undefined ? file + query : null
    },
  },
  load: {
    filter: { id: /^\0(?:virtual:islands|component-style:)/ },
    handler(id) {
      if (id.startsWith(style))
        return `export default ${JSON.stringify(cssModuleNames(id.slice(style.length, -'.js'.length)))}`
      const entries = [...components().values()]
        .filter(({ isIsland }) => isIsland)
        .map(
          ({ name, module }) =>
            `${JSON.stringify(islandName(name))}: () => import(${JSON.stringify(module)}).then((module) => module[${JSON.stringify(name)}] ?? module.default)`,
        )
      return `export const islands = {${entries.join(',')}}`
    },
  },
})
