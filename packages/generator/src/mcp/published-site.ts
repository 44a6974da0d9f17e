import { createEngine, type Engine } from '@dev-handbook/search/engine/create-engine'
import { indexFolder, manifestName } from '@dev-handbook/search/index-format/index-files'
import { catalogueFile, catalogueFormat, type Catalogue } from '../model/catalogue.ts'
import { type DocumentMap, mapFile } from '../model/document-map.ts'
import { pageFile } from '../model/path.ts'
import { openBuildFolder } from './build-folder.ts'

/** A document of a build: its Markdown, and where its sections and code blocks are. */
export interface PublishedDocument {
  map: DocumentMap
  markdown: string
}

/** The last build of a site, also when it is replaced meanwhile. */
export interface PublishedSite {
  /** Throws an `Error` that says what to run where there is no build. */
  catalogue: () => Promise<Catalogue>
  /** The document at a site path; `undefined` where the build has none. */
  document: (path: string) => Promise<PublishedDocument | undefined>
  /** The search of the pages; `undefined` for a site with a hosted search, whose build has no index. */
  engine: () => Promise<Engine | undefined>
  /** Text of a file by its path from the root of the build; `undefined` where the build has no such file. */
  read: (path: string) => Promise<string | undefined>
}

interface OpenBuild {
  stamp: string
  catalogue: Catalogue
  engine: Engine | undefined
}

/** Opens the build in a folder. It is read when something is asked for. */
export const openPublishedSite = (folder: string): PublishedSite => {
  const { read, stampOf } = openBuildFolder(folder)
  let open: Promise<OpenBuild> | undefined
  let last: OpenBuild | undefined

  const openBuild = async (stamp: string): Promise<OpenBuild> => {
    const catalogue = readCatalogue((await read(catalogueFile)) ?? '', folder)
    const hasIndex = (await stampOf(`${indexFolder}/${manifestName}`)) !== undefined
    return { stamp, catalogue, engine: hasIndex ? createEngine(indexReader(read)) : undefined }
  }

  const current = async (): Promise<OpenBuild> => {
    const stamp = await stampOf(catalogueFile)
    // While a build replaces the last build, neither exists for a moment.
    if (stamp === undefined && last) return last
    if (stamp === undefined) throw await missing(read, folder)
    if (!open || last?.stamp !== stamp) {
      const opening = openBuild(stamp)
      open = opening
      opening.catch(() => {
        if (open === opening) open = undefined
      })
    }
    last = await open
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

/** Reads files of the search index. */
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
    // Damaged, or cut short.
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
