import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'
import { drawingParts } from '../../compile/assets/drawing-parts.ts'
import { assetModule, isSiteAsset, withoutRequire } from '../../content/site-components/asset-modules.mjs'
import type { ClientIsland } from '../../content/site-components/client-islands.ts'
import { cssModuleNames } from '../../content/site-components/css-modules.mjs'
import { codeFile, isDocusaurusImport, resolveSiteImport } from '../../content/site-components/module-graph.ts'
import { providedSource } from '../../content/site-components/provided-modules.mjs'
import { programFile } from '../../content/program-root.ts'
import type { ClientSource } from './client-source.ts'

const islands = 'virtual:islands'
const sitePackage = 'virtual:site-package/'
const style = '\0component-style:'
const asset = '\0component-asset:'
const provided = '\0provided:'
/** Styles of the client itself go into the client's style sheet. */
const clientSources = `${programFile('packages/generator/src')}/`

/**
 * Vite plugin for the components of a site. `virtual:islands` contains the components that are hydrated in the browser,
 * and `@site/…` means the site's folder. A style sheet that a component imports is part of the pages with the
 * component, so the module here only exports the class names. An image becomes its address. Modules of Docusaurus are
 * replaced by our own implementations.
 */
export const componentModules = ({
  root,
  documents,
  islands: listed,
}: Pick<ClientSource, 'root' | 'documents' | 'islands'>): Plugin => ({
  name: 'handbook-component-modules',
  enforce: 'pre',
  resolveId: {
    handler(id, importer) {
      if (id === islands) return `\0${islands}`
      // A package is always resolved from the site, wherever the client's own packages are.
      if (id.startsWith(sitePackage)) return this.resolve(id.slice(sitePackage.length), join(root, 'site.config.ts'))
      if (importer === undefined) return null
      const from = importer.replace(/\?.*$/, '')
      if (from.startsWith(clientSources) || from.includes('/node_modules/') || from.startsWith('\0')) return null
      const [path = '', query = ''] = id.split(/(?=\?)/)
      const file = resolveSiteImport(path, { from, root })
      if (file === undefined && isDocusaurusImport(path)) return `${provided}${path}.js`
      // Documents outside the site's folder use the packages of the site.
      const owner = !isIn(root, from) && isIn(documents(), from) ? join(root, 'site.config.ts') : undefined
      if (path.endsWith('.css') && !path.startsWith('/'))
        return `${style}${file ?? createRequire(owner ?? from).resolve(path)}.js`
      if (owner !== undefined && file === undefined && /^[\w@]/.test(path)) return this.resolve(id, owner)
      if (file !== undefined && query === '' && isSiteAsset(file)) return `${asset}${file}.js`
      return file !== undefined && (!path.startsWith('.') || file.endsWith('.js')) ? file + query : null
    },
  },
  load: {
    filter: { id: /^\0(?:virtual:islands|component-style:|component-asset:|provided:)/ },
    handler(id) {
      const named = (prefix: string) => id.slice(prefix.length, -'.js'.length)
      if (id.startsWith(style)) return `export default ${JSON.stringify(cssModuleNames(named(style)))}`
      if (id.startsWith(provided)) return providedSource(named(provided))
      if (id.startsWith(asset)) {
        const file = named(asset)
        this.addWatchFile(file)
        return assetModule(file, { parts: (path) => drawingParts(readFileSync(path, 'utf8')) })
      }
      return `export const islands = {${listed().map(islandEntry).join(',')}}`
    },
  },
  transform: {
    filter: { id: /\.(?:[jt]sx?|mjs)(?:\?|$)/ },
    async handler(code, id) {
      const file = id.replace(/\?.*$/, '')
      const isOfSite =
        (isIn(root, file) || isIn(documents(), file)) && !file.includes('/node_modules/') && codeFile.test(file)
      if (!isOfSite) return null
      const own = withoutRequire(code)
      // Modules written for Docusaurus have JSX in `.js` files.
      if (file.endsWith('.js') && own.includes('<'))
        // The site's tsconfig.json does not apply to these modules, and it may extend a package that is not installed.
        return transformWithOxc(own, file, { lang: 'jsx', jsx: { runtime: 'automatic' }, tsconfig: false })
      return own === code ? null : { code: own, map: null }
    },
  },
})

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`)

/** The entry of an island under its name: how the island is loaded, and under which name it is exported. */
const islandEntry = ({ island, from, isPackage, exported }: ClientIsland): string => {
  const keys = 'path' in exported ? exported.path : [exported.name]
  const picked = `module${keys.map((key) => `[${JSON.stringify(key)}]`).join('')}`
  const pick = 'path' in exported ? picked : `${picked}??module.default`
  return `${JSON.stringify(island)}:[()=>import(${JSON.stringify(isPackage ? sitePackage + from : from)}),module=>${pick}]`
}
