import { assetPath, isSiteAsset } from '../../content/site-components/asset-modules.mjs'
import { moduleGraph } from '../../content/site-components/module-graph.ts'
import { toAddress } from '../../model/path.ts'
import { fileFrom, readProjectFile, type CompileState } from '../compile-state.ts'
import type { ImageSize } from './avif-size.ts'
import { imageSize } from './image-size.ts'

/**
 * Publishes a file beside the document under a name that changes with its content, and returns its address; `undefined`
 * when there is no such file in the project.
 */
export const addAsset = (state: CompileState, file: string): string | undefined => {
  const bytes = readProjectFile(state, file)
  if (bytes === undefined) return undefined
  const path = assetPath(file, bytes)
  state.assets.set(path, file)
  return fileAddress(state.context.baseUrl, path)
}

/** Publishes the images and the like that a module of the site imports, and all that it leads to. */
export const addModuleAssets = (state: CompileState, module: string): void => {
  for (const file of moduleGraph(module, state.context.root).modules)
    if (isSiteAsset(file)) addAsset(state, fileFrom(state, file))
}

/** Address of a published file by its site path. A file's name, unlike a page's path, may hold what would begin a query or a fragment. */
export const fileAddress = (baseUrl: string, path: string): string =>
  toAddress(baseUrl, path).replace(/[?#]/g, encodeURIComponent)

/** Size in pixels of an image file of the project, where its format says one. */
export const assetSize = (state: CompileState, file: string): ImageSize | undefined => {
  const bytes = readProjectFile(state, file)
  return bytes && imageSize(bytes)
}
