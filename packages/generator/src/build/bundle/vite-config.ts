import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from 'vite'
import { chromeLanguageOf } from '../../model/language.ts'
import type { ReaderSite, SiteData } from '../../model/site.ts'
import { isInstalled, programFile, programRoot } from '../../content/program-root.ts'
import { classNames } from './class-names.ts'
import { componentModules } from './component-modules.ts'
import { extendsLostPackage, plainTsconfig } from './lost-tsconfig.ts'
import { leanSucrase } from './lean-sucrase.ts'
import type { ClientSource } from './client-source.ts'
import { siteStyles } from './site-styles-plugin.ts'

const virtual = '\0virtual:'

/**
 * Serves what the reader takes from the generator: `virtual:site-data` (identity and settings), and `virtual:messages`
 * with its parts `virtual:screen-messages` and `virtual:search-messages` (the catalogues in the site's language, so that no other is shipped).
 */
export const siteModules = (siteData: () => SiteData): Plugin => ({
  name: 'handbook-site-modules',
  resolveId: {
    filter: { id: /^virtual:(?:site-data|messages|screen-messages|search-messages)$/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:/ },
    handler(id) {
      if (id === `${virtual}site-data`) return `export const siteData = ${JSON.stringify(readerSite(siteData()))}`
      const part = id.slice(virtual.length).replace(/-?messages/, '') || 'chrome'
      const language = chromeLanguageOf(siteData().lang)
      return `export { messages } from ${JSON.stringify(programFile(`packages/generator/src/texts/${language}/${part}.ts`))}`
    },
  },
})

/** What islands that use hooks of Docusaurus ask of the site (`components/docusaurus/site-facts.ts`), as facts of the bundle. */
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

const readerSite = ({ favicon: _icon, themeColor: _color, customFields: _fields, ...site }: SiteData): ReaderSite =>
  site

/**
 * Takes the place of Vite's helper around each dynamic import, which preloads styles and chunks: the styles of the whole
 * reader stand in the page already and chunks are small, so that its half kilobyte would buy nothing.
 */
const plainDynamicImports = (): Plugin => ({
  name: 'handbook-plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
})

/**
 * Takes the dynamic imports out of the server's half of a build: rendering a page fetches nothing, and with them the bundle
 * would be followed by one of each island.
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

/** Globals of browsers that do not exist while pages are rendered. Node 25 and later have a storage, and warn when it is read. */
export const serverNames = { localStorage: 'undefined' }

/** Checks of the bundler: a machine that is busy with other things is no fault of the build. */
export const bundlerChecks = { bundlerTimings: false }

/** In the repository, packages name their TypeScript sources under this condition of `exports`. */
const sources = isInstalled ? [] : ['handbook-source']

/** Conditions under which packages are resolved for the browser. */
export const clientConditions = [...sources, ...defaultClientConditions]

/** Conditions under which packages are resolved for rendering pages. */
export const serverConditions = [...sources, ...defaultServerConditions]

/** What every Vite run of this project shares; the only Vite configuration. */
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
  // A site may lie anywhere, and a page has one React.
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
    nothingFetchedOnServer(),
  ],
  // Where the site's own one cannot be read, as it extends a package that is not installed.
  ...(extendsLostPackage(root) && { tsconfig: plainTsconfig(root) }),
  css: { modules: { generateScopedName: classNames(programRoot) } },
})
