// Hooks of Node's loader, see typescript.mjs. Sources name the files that they import as they are, so that nothing is looked
// for; only a site's own configuration may leave endings out. What was compiled is kept on disk, a file a module.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { readEntry, writeEntry } from '../cache/entry-file.mjs'
import { assetModule, isSiteAsset, withoutRequire } from '../content/site-components/asset-modules.mjs'
import { cssModuleNames } from '../content/site-components/css-modules.mjs'
import { withoutAlias } from '../content/site-components/import-aliases.mjs'
import { providedModule, providedSource } from '../content/site-components/provided-modules.mjs'
import { isInstalled, ownModule } from './own-modules.mjs'

const require = createRequire(import.meta.url)
const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url))
/** What decides how a module is compiled: this file, and the release of the compiler. */
const program = createHash('sha256')
  .update(
    readFileSync(isInstalled ? require.resolve('rolldown/package.json') : fromHere('../../../../package-lock.json')),
  )
  .update(readFileSync(fromHere('typescript-hooks.mjs')))
  .digest('hex')

const siteFolders = new Map()

/** The folder of the site that a file belongs to: the nearest one with a configuration. */
const siteOf = (folder) => {
  if (!siteFolders.has(folder)) {
    const parent = dirname(folder)
    siteFolders.set(
      folder,
      existsSync(join(folder, 'site.config.ts')) ? folder : parent === folder ? undefined : siteOf(parent),
    )
  }
  return siteFolders.get(folder)
}

/** The folder of the site that a module belongs to, by its address: one beside that folder names it in `root`. */
const ownerOf = (url) => namedOwner(url) ?? siteOf(dirname(fileURLToPath(url)))

const namedOwner = (url) => {
  const written = /[?&]root=([^&]+)/.exec(url ?? '')?.[1]
  return written && decodeURIComponent(written)
}

/**
 * `@site/x` is a path from the folder of the site; Docusaurus has a site's modules in `src/`, which may be left out. Modules of
 * Docusaurus are those of the site in `src/theme/`, or what stands for them here.
 */
const siteNames = (written, parent) => {
  const isOfSite = parent?.startsWith('file:') && /[?&]site=/.test(parent)
  const specifier = isOfSite ? withoutAlias(written, ownerOf(parent) ?? '') : written
  const isTheme = /^@(?:theme|theme-original|theme-init|docusaurus)\//.test(specifier)
  if ((!isTheme && !specifier.startsWith('@site/')) || !parent?.startsWith('file:')) return [specifier]
  const site = ownerOf(parent)
  if (isTheme) {
    const provided = providedModule(specifier)
    const own = specifier.startsWith('@theme/') && site !== undefined
    return [
      ...(own ? [pathToFileURL(join(site, 'src/theme', specifier.slice('@theme/'.length))).href] : []),
      provided ? `${pathToFileURL(provided.file).href}?provided=${encodeURIComponent(specifier)}` : specifier,
    ]
  }
  const path = specifier.slice('@site/'.length)
  return site === undefined
    ? [specifier]
    : [path, path.replace(/^src\//, '')].map((name) => pathToFileURL(join(site, name)).href)
}

/** A module of a site that was imported in a version gives that version to its own imports: see content/site-components/load-component.ts. */
export const versioned = (resolved, parent) => {
  const version = /[?&]site=(\w+)/.exec(parent ?? '')?.[1]
  const site =
    version !== undefined &&
    resolved.url.startsWith('file:') &&
    !resolved.url.includes('/node_modules/') &&
    !resolved.url.includes('?') &&
    ownerOf(parent)
  if (!site) return resolved
  const isInside = resolved.url.startsWith(`${pathToFileURL(site).href}/`)
  if (!isInside && namedOwner(parent) === undefined) return resolved
  return { ...resolved, url: `${resolved.url}?site=${version}${isInside ? '' : `&root=${encodeURIComponent(site)}`}` }
}

/** Where a module may be that an import names without its ending, or by the name that it would have once compiled. */
export const otherNames = (specifier) => {
  if (!/^(?:\.{1,2}\/|\/|file:)/.test(specifier)) return []
  const compiled = specifier.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')
  const left = ['.ts', '.tsx', '.jsx', '.js', '/index.ts', '/index.tsx', '/index.jsx', '/index.js']
  return compiled === specifier ? left.map((ending) => specifier + ending) : [compiled]
}

/** In the repository, packages name their TypeScript sources under this condition of `exports`. */
const sources = isInstalled ? [] : ['handbook-source']

/** Packages that a page has once, so that a site in another folder takes them from here: two copies of React share no hooks. */
const shared = /^(?:react|react-dom|@dev-handbook\/[\w-]+)(?:\/|$)/

/**
 * A resolution context in which imports of this repository's packages lead to their sources. A module beside the folder of its site
 * has the packages of the site.
 */
export const ofSources = (specifier, context) => {
  const owner = /^[\w@]/.test(specifier) && !specifier.includes(':') ? namedOwner(context.parentURL) : undefined
  return {
    ...context,
    conditions: [...(context.conditions ?? []), ...sources],
    ...(owner !== undefined && { parentURL: pathToFileURL(join(owner, 'site.config.ts')).href }),
    ...(shared.test(specifier) && { parentURL: import.meta.url }),
  }
}

/** Every name under which an import is looked for, in turn. */
export const namesOf = (specifier, { parentURL }) =>
  siteNames(specifier, parentURL).flatMap((name) => [name, ...otherNames(name)])

export const resolve = (specifier, context, next) => {
  let failure
  for (const name of namesOf(specifier, context)) {
    try {
      return versioned(next(name, ofSources(name, context)), context.parentURL)
    } catch (error) {
      // The error to report is that of the name which the module gave.
      failure ??= error
    }
  }
  throw failure
}

export const load = (url, context, next) => {
  const [address, query = ''] = url.split('?')
  const source = madeSource(address, new URLSearchParams(query))
  if (source !== undefined) return { format: 'module', source, shortCircuit: true }
  // Modules of a site that were written for Docusaurus have JSX in `.js` files.
  const loader = /\.(?:m?ts|ts(x)|(jsx))$/.exec(address) ?? (query.startsWith('site=') && /\.js()()$/.exec(address))
  if (loader)
    return {
      format: 'module',
      source: compile(
        fileURLToPath(address),
        loader[1] ? 'tsx' : loader[2] === undefined ? 'ts' : 'jsx',
        query.startsWith('site='),
      ),
      shortCircuit: true,
    }
  // Configurations import data as they do where a bundler reads them.
  return next(
    url,
    address.endsWith('.json') ? { ...context, format: 'json', importAttributes: { type: 'json' } } : context,
  )
}

/** Code of a module that is not a script on the disk, or `undefined`. */
const madeSource = (address, query) => {
  const provided = query.get('provided')
  if (provided !== null) return providedSource(provided, (file) => pathToFileURL(file).href)
  // A package as the site finds it: see content/site-components/load-component.ts.
  const name = query.get('package')
  if (name !== null)
    // Node 20 ends the process for a static import of a module of CommonJS that throws, although the error is caught.
    return `export default await import(${JSON.stringify(name)})\nexport const url = import.meta.resolve(${JSON.stringify(name)})`
  // Styles reach the page another way; a component only needs the names of its classes.
  if (address.endsWith('.css')) return `export default ${JSON.stringify(cssModuleNames(fileURLToPath(address)))}`
  // The document that uses the module compiles the partials of it: see compile/components/module-partials.ts.
  if (/\.mdx?$/.test(address) && !query.has('raw'))
    return `import { partialComponent } from ${JSON.stringify(pathToFileURL(ownModule('components/docusaurus/site-facts.ts')).href)}\nexport default partialComponent(${JSON.stringify(fileURLToPath(address))})`
  if (query.has('raw')) return `export default ${JSON.stringify(readFileSync(fileURLToPath(address), 'utf8'))}`
  return isSiteAsset(address)
    ? assetModule(fileURLToPath(address), { address: (file) => pathToFileURL(file).href })
    : undefined
}

const repository = fromHere('../../../..')

/** The folder in whose cache a compiled module is kept: the repository, or the site that the module belongs to. `undefined`: none. */
const keeperOf = (file) => (!isInstalled && file.startsWith(repository) ? repository : siteOf(dirname(file)))

const compile = (file, lang, isOfSite) => {
  const source = isOfSite ? withoutRequire(readFileSync(file, 'utf8')) : readFileSync(file)
  const keeper = keeperOf(file)
  // Nothing of an entry depends on where the folder is, so a copied cache is warm.
  const place = keeper === undefined ? file : relative(keeper, file).replaceAll('\\', '/')
  const origin = createHash('sha256').update(program).update(place).update('\0').update(source).digest('hex')
  const kept =
    keeper && join(keeper, '.cache/store/typescript', createHash('sha256').update(place).digest('hex').slice(0, 32))
  const known = kept && readEntry(kept, origin)
  if (known) return known.toString()
  // Loaded only where something is to be compiled.
  const { transformSync } = require('rolldown/utils')
  const { code, map, errors } = transformSync(file, String(source), {
    lang,
    target: 'node20.19',
    jsx: { runtime: 'automatic' },
    sourcemap: true,
    tsconfig: false,
  })
  if (errors.length > 0)
    throw new SyntaxError(
      errors
        .map(
          ({ loc, message }) =>
            `${file}:${loc?.line ?? 1}:${(loc?.column ?? 0) + 1}: ${stripVTControlCharacters(message)}`,
        )
        .join('\n'),
    )
  // The source stands beside the module, whose address Node knows.
  const lines = JSON.stringify({ ...map, sources: [encodeURIComponent(basename(file))], sourcesContent: undefined })
  const compiled = `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(lines).toString('base64')}`
  if (kept) writeEntry({ file: kept, origin, content: compiled })
  return compiled
}
