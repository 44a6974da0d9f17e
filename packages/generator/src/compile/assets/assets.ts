import { assetPath, isSiteAsset } from '../../content/site-components/asset-modules.mjs'
import { moduleGraph } from '../../content/site-components/module-graph.ts'
import { toAddress } from '../../model/path.ts'
import { fileFrom, readProjectFile, type CompileState } from '../compile-state.ts'
import type { ImageSize } from './avif-size.ts'
import { imageSize } from './image-size.ts'

/**
 * Publishes a file beside the document under a name that changes with its content, and returns its address. Returns
 * `undefined` if the project has no such file.
 */
export const addAsset = (state: CompileState, file: string): string | undefined => {
  const bytes = readProjectFile(state, file)
  if (bytes === undefined) return undefined
  const path = assetPath(file, bytes)
  state.assets.set(path, file)
  return fileAddress(state.context.baseUrl, path)
}

/** Publishes the images and other asset files that a module of the site imports, directly or through other modules. */
export const addModuleAssets = (state: CompileState, module: string): void => {
  for (const file of moduleGraph(module, state.context.root).modules)
    if (isSiteAsset(file)) addAsset(state, fileFrom(state, file))
}

/**
 * Address of a published file by its site path. Unlike the path of a page, the name of a file may contain `?` and `#`.
 */
export const fileAddress = (baseUrl: string, path: string): string =>
  toAddress(baseUrl, path).replace(/[?#]/g, encodeURIComponent)

/** Size in pixels of an image file of the project; `undefined` if the file does not give a size. */
export const assetSize = (state: CompileState, file: string): ImageSize | undefined => {
  const bytes = readProjectFile(state, file)
  return bytes && imageSize(bytes)
}
