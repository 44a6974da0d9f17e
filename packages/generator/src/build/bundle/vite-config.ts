import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite'
import { chromeLanguageOf } from '../../model/language.ts'
import type { ClientSite, SiteData } from '../../model/site.ts'
import { isInstalled, programFile, programRoot } from '../../content/program-root.ts'
import { classNames } from './class-names.ts'
import { componentModules } from './component-modules.ts'
import { extendsLostPackage, plainTsconfig } from './lost-tsconfig.ts'
import { leanSucrase } from './lean-sucrase.ts'
import { reactMarks } from './react-marks.ts'
import type { ClientSource } from './client-source.ts'
import { siteStyles } from './site-styles-plugin.ts'

const virtual = '\0virtual:'

/**
 * Provides the client's modules with data from the generator. `virtual:site-data` has the identity and the settings of
 * the site. `virtual:messages` has the messages of the chrome in the site's language, so that no other language is
 * shipped. `virtual:screen-messages`, `virtual:search-messages` and `virtual:offline-messages` have those of parts that
 * are loaded later.
 */
export const siteModules = (siteData: () => SiteData): Plugin => ({
  name: 'handbook-site-modules',
  resolveId: {
    filter: { id: /^virtual:(?:site-data|messages|(?:screen|search|offline)-messages)$/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:/ },
    handler(id) {
      if (id === `${virtual}site-data`) return `export const siteData = ${JSON.stringify(clientSite(siteData()))}`
      const part = id.slice(virtual.length).replace(/-?messages/, '') || 'chrome'
      const language = chromeLanguageOf(siteData().lang)
      return `export { messages } from ${JSON.stringify(programFile(`packages/generator/src/texts/${language}/${part}.ts`))}`
    },
  },
})

/**
 * The facts about the site for islands that use hooks of Docusaurus (`components/docusaurus/site-facts.ts`), as part of
 * the bundle.
 */
const siteFactsModule = (siteData: () => SiteData): Plugin => ({
  name: 'handbook-site-facts',
  load: {
    filter: { id: /\/components\/docusaurus\/site-facts\.(?:ts|js)$/ },
    handler() {
      const { title, tagline, url, baseUrl, lang, locales, version, docsPath, customFields } = siteData()
      const facts = {
        title,
        tagline,
        url,
        baseUrl,
        lang,
        docsPath,
        customFields,
        locales: locales.map(({ code }) => code),
        versionLabel: version.label,
      }
      return `const facts = ${JSON.stringify(facts)}
export const siteFacts = () => facts
export const warnAuthor = () => {}
export const isInIsland = () => true
export const startRendering = () => {}
export const fileAddress = (path) => ${JSON.stringify(baseUrl.slice(0, -1))} + encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent)`
    },
  },
})

const clientSite = ({ favicon: _icon, themeColor: _color, customFields: _fields, ...site }: SiteData): ClientSite =>
  site

/**
 * Replaces Vite's helper around each dynamic import, which preloads styles and chunks. The page already has the styles
 * of the whole client, and chunks are small. The helper's half kilobyte would bring no benefit.
 */
const plainDynamicImports = (): Plugin => ({
  name: 'handbook-plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
})

/**
 * Removes dynamic imports from the server half of a build. Rendering a page loads no modules later. With these imports,
 * the build would also emit a bundle for each island.
 */
const nothingFetchedOnServer = (): Plugin => ({
  name: 'handbook-nothing-fetched-on-server',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/(?:client|search|components)\//, code: /\bimport\s*\(/ },
    handler: (code) => ({ code: code.replace(/\bimport\s*\(/g, 'Promise.reject('), map: null }),
  },
})

/**
 * Browser globals that do not exist while pages are rendered. Node 25 and later define `localStorage`, and warn when it
 * is read.
 */
export const serverNames = { localStorage: 'undefined' }

/** Turns off the bundler's warning about its timings, because a busy machine is not an error of the build. */
export const bundlerChecks = { bundlerTimings: false }

/** In the repository, packages name their TypeScript sources under this condition of `exports`. */
const sources = isInstalled ? [] : ['handbook-source']

/** Conditions under which packages are resolved for the browser. */
export const clientConditions = [...sources, ...defaultClientConditions]

/** Conditions under which packages are resolved for rendering pages. */
export const serverConditions = [...sources, ...defaultServerConditions]

/** The settings that every Vite run of this project shares. This is the only Vite configuration. */
export const viteConfig = ({
  siteData,
  islands,
  styles,
  integrations,
  root,
  documents,
}: ClientSource): InlineConfig => ({
  root: programRoot,
  base: siteData().baseUrl,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  appType: 'custom',
  // A site may be in any folder, and a page must have only one React.
  resolve: { conditions: clientConditions, dedupe: ['react', 'react-dom'] },
  plugins: [
    ...integrations.flatMap(({ vitePlugins }) => vitePlugins?.({ root }) ?? []),
    react(),
    siteModules(siteData),
    siteFactsModule(siteData),
    componentModules({ root, documents, islands }),
    siteStyles({ styles }),
    plainDynamicImports(),
    leanSucrase(),
    reactMarks(),
    nothingFetchedOnServer(),
  ],
  // Used when the site's own file extends a package that is not installed, and so cannot be read.
  ...(extendsLostPackage(root) && { tsconfig: plainTsconfig(root) }),
  css: { modules: { generateScopedName: classNames(programRoot) } },
})
