import { createEngine, type Engine } from '@dev-handbook/search/engine/create-engine'
import { indexFolder, manifestName } from '@dev-handbook/search/index-format/index-files'
import { catalogueFile, catalogueFormat, type Catalogue } from '../model/catalogue.ts'
import { type DocumentMap, mapFile } from '../model/document-map.ts'
import { pageFile } from '../model/path.ts'
import { openBuildFolder } from './build-folder.ts'

/** A document of a build: its Markdown, and the places of its sections and code blocks. */
export interface PublishedDocument {
  map: DocumentMap
  markdown: string
}

/** The last build of a site. The build may be replaced while the site is open. */
export interface PublishedSite {
  /** Returns the catalogue. If there is no build, throws an `Error` that names the command to run. */
  catalogue: () => Promise<Catalogue>
  /** Returns the document at a site path; `undefined` if the build has none. */
  document: (path: string) => Promise<PublishedDocument | undefined>
  /** Returns the engine of the pages' search; `undefined` for a site with a hosted search, whose build has no index. */
  engine: () => Promise<Engine | undefined>
  /** Returns the text of a file by its path from the root of the build; `undefined` if the build has no such file. */
  read: (path: string) => Promise<string | undefined>
}

interface OpenBuild {
  catalogue: Catalogue
  engine: Engine | undefined
}

/** Opens the build in a folder. The build is read at the first request. */
export const openPublishedSite = (folder: string): PublishedSite => {
  const { read, stampOf } = openBuildFolder(folder)
  let open: { stamp: string; build: Promise<OpenBuild> } | undefined
  let last: OpenBuild | undefined

  const openBuild = async (): Promise<OpenBuild> => {
    const catalogue = readCatalogue((await read(catalogueFile)) ?? '', folder)
    const hasIndex = (await stampOf(`${indexFolder}/${manifestName}`)) !== undefined
    return { catalogue, engine: hasIndex ? createEngine(indexReader(read)) : undefined }
  }

  const current = async (): Promise<OpenBuild> => {
    const stamp = await stampOf(catalogueFile)
    // While a new build replaces the last build, there is no build for a moment.
    if (stamp === undefined && last) return last
    if (stamp === undefined) throw await missing(read, folder)
    if (open?.stamp !== stamp) {
      const opening = { stamp, build: openBuild() }
      open = opening
      opening.build.catch(() => {
        if (open === opening) open = undefined
      })
    }
    last = await open.build
    return last
  }

  return {
    catalogue: async () => (await current()).catalogue,
    engine: async () => (await current()).engine,
    document: async (path) => {
      const [map, markdown] = await Promise.all([read(mapFile(path)), read(pageFile(path, 'md'))])
      return map === undefined || markdown === undefined ? undefined : { map: readMap(map, path), markdown }
    },
    read,
  }
}

/** Returns a function that reads files of the search index. */
const indexReader =
  (read: PublishedSite['read']) =>
  async (name: string): Promise<string> => {
    const text = await read(`${indexFolder}/${name}`)
    if (text === undefined) throw new Error(`The build has no file ${indexFolder}/${name}.`)
    return text
  }

const readCatalogue = (text: string, folder: string): Catalogue => {
  try {
    // SAFETY: the version is compared; only a build writes such a file.
    const catalogue = JSON.parse(text) as Catalogue
    if (catalogue.format === catalogueFormat) return catalogue
  } catch {
    // The file is damaged or truncated.
  }
  throw new Error(`The build in ${folder} has no ${catalogueFile} of this version. Run "npm run build" again.`)
}

const readMap = (text: string, path: string): DocumentMap => {
  try {
    // SAFETY: only a build writes such a file.
    return JSON.parse(text) as DocumentMap
  } catch (cause) {
    throw new Error(`The file ${mapFile(path)} of the build is damaged. Run "npm run build" again.`, { cause })
  }
}

const missing = async (read: PublishedSite['read'], folder: string): Promise<Error> =>
  (await read('index.html')) === undefined
    ? new Error(`There is no build in ${folder}. Run "npm run build" first.`)
    : new Error(`The build in ${folder} has no ${catalogueFile}. Run "npm run build" again.`)
