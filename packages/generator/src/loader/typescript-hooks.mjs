// Hooks of Node's module loader, see typescript.mjs. Sources import files by their full names, so that the loader does
// not have to search. Only a site's own configuration may omit extensions. Compiled modules are cached on disk, one
// file per module.
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
import { isInstalled, ownModule } from '../content/own-modules.mjs'
import { transform } from './transform.mjs'

const require = createRequire(import.meta.url)
const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url))
/** The inputs that decide how a module is compiled: these files, and the release of the compiler. */
const program = createHash('sha256')
  .update(
    readFileSync(isInstalled ? require.resolve('rolldown/package.json') : fromHere('../../../../package-lock.json')),
  )
  .update(readFileSync(fromHere('typescript-hooks.mjs')))
  .update(readFileSync(fromHere('transform.mjs')))
  .digest('hex')

const siteFolders = new Map()

/** The folder of the site that contains a file: the nearest folder with a configuration. */
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

/**
 * The folder of the site that a module belongs to, by its address. A module outside that folder names the folder in
 * `root`.
 */
const ownerOf = (url) => namedOwner(url) ?? siteOf(dirname(fileURLToPath(url)))

const namedOwner = (url) => {
  const written = /[?&]root=([^&]+)/.exec(url ?? '')?.[1]
  return written && decodeURIComponent(written)
}

/**
 * `@site/x` is a path from the site's folder. In Docusaurus, a site's modules are in `src/`, which imports may omit.
 * Modules of Docusaurus are the site's own in `src/theme/`, or our replacements.
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

/**
 * A module of a site that was imported with a version passes the version on to its own imports: see
 * content/site-components/load-component.ts.
 */
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

/**
 * Possible names of a module that an import names without its extension, or with the extension of the compiled file.
 */
export const otherNames = (specifier) => {
  if (!/^(?:\.{1,2}\/|\/|file:)/.test(specifier)) return []
  const compiled = specifier.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')
  const left = ['.ts', '.tsx', '.jsx', '.js', '/index.ts', '/index.tsx', '/index.jsx', '/index.js']
  return compiled === specifier ? left.map((ending) => specifier + ending) : [compiled]
}

/** In the repository, packages name their TypeScript sources under this condition of `exports`. */
const sources = isInstalled ? [] : ['handbook-source']

/**
 * Packages that a page must have only once. A site in another folder takes them from here, because two copies of React
 * do not share hooks.
 */
const shared = /^(?:react|react-dom|@dev-handbook\/[\w-]+)(?:\/|$)/

/**
 * A resolution context in which imports of this repository's packages lead to their sources. A module outside the
 * folder of its site uses the packages of the site.
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

/**
 * The file of a package that a module of a site names without its extension or by its folder (`some-player/youtube`).
 * Bundlers find such files, and Node only for `require`.
 */
const packageFile = (specifier, parent) => {
  if (!/[?&](?:site|package)=/.test(parent ?? '') || !/^(?:@[\w.-]+\/)?[\w][\w.-]*\/./.test(specifier)) return []
  const owner = namedOwner(parent)
  try {
    const from = owner === undefined ? parent.split('?')[0] : pathToFileURL(join(owner, 'site.config.ts'))
    return [pathToFileURL(createRequire(from).resolve(specifier)).href]
  } catch {
    // The error of the import itself is reported.
    return []
  }
}

/** All names under which an import is looked up, in order. */
export const namesOf = (specifier, { parentURL }) => [
  ...siteNames(specifier, parentURL).flatMap((name) => [name, ...otherNames(name)]),
  ...packageFile(specifier, parentURL),
]

export const resolve = (specifier, context, next) => {
  let failure
  for (const name of namesOf(specifier, context)) {
    try {
      return versioned(next(name, ofSources(name, context)), context.parentURL)
    } catch (error) {
      // Report the error for the name that the module wrote.
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
  // Configurations import data in the same way as with a bundler.
  return next(
    url,
    address.endsWith('.json') ? { ...context, format: 'json', importAttributes: { type: 'json' } } : context,
  )
}

/** Code of a generated module, which is not a script on disk. `undefined` for other modules. */
const madeSource = (address, query) => {
  const provided = query.get('provided')
  if (provided !== null) return providedSource(provided, (file) => pathToFileURL(file).href)
  // A package as the site resolves it: see content/site-components/load-component.ts.
  const name = query.get('package')
  if (name !== null)
    // For a static import of a CommonJS module that throws, Node 20 ends the process even when the error is caught.
    return `export default await import(${JSON.stringify(name)})\nexport const url = import.meta.resolve(${JSON.stringify(name)})`
  // Styles reach the page in another way. A component only needs the names of its classes.
  if (address.endsWith('.css')) return `export default ${JSON.stringify(cssModuleNames(fileURLToPath(address)))}`
  // The document that uses the module compiles the module's partials: see compile/components/module-partials.ts.
  if (/\.mdx?$/.test(address) && !query.has('raw'))
    return `import { partialComponent } from ${JSON.stringify(pathToFileURL(ownModule('components/docusaurus/site-facts.ts')).href)}\nexport default partialComponent(${JSON.stringify(fileURLToPath(address))})`
  if (query.has('raw')) return `export default ${JSON.stringify(readFileSync(fileURLToPath(address), 'utf8'))}`
  return isSiteAsset(address)
    ? assetModule(fileURLToPath(address), { address: (file) => pathToFileURL(file).href })
    : undefined
}

const repository = fromHere('../../../..')

/**
 * The folder whose cache stores a compiled module: the repository, or the site that contains the module. `undefined`
 * when there is none.
 */
const keeperOf = (file) => (!isInstalled && file.startsWith(repository) ? repository : siteOf(dirname(file)))

const compile = (file, lang, isOfSite) => {
  const source = isOfSite ? withoutRequire(readFileSync(file, 'utf8')) : readFileSync(file)
  const keeper = keeperOf(file)
  // An entry does not depend on the path of the folder, so a copied cache is warm.
  const place = keeper === undefined ? file : relative(keeper, file).replaceAll('\\', '/')
  const origin = createHash('sha256').update(program).update(place).update('\0').update(source).digest('hex')
  const kept =
    keeper && join(keeper, '.cache/store/typescript', createHash('sha256').update(place).digest('hex').slice(0, 32))
  const known = kept && readEntry(kept, origin)
  if (known) return known.toString()
  const { code, map, errors } = transform(file, String(source), lang)
  if (errors.length > 0)
    throw new SyntaxError(
      errors
        .map(
          ({ loc, message }) =>
            `${file}:${loc?.line ?? 1}:${(loc?.column ?? 0) + 1}: ${stripVTControlCharacters(message)}`,
        )
        .join('\n'),
    )
  // The source is beside the module, whose address Node knows.
  const lines = JSON.stringify({ ...map, sources: [encodeURIComponent(basename(file))], sourcesContent: undefined })
  const compiled = `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(lines).toString('base64')}`
  if (kept) writeEntry({ file: kept, origin, content: compiled })
  return compiled
}
