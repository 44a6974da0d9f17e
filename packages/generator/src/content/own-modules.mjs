// This module is JavaScript because the TypeScript loader itself imports it.
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/')

/**
 * Whether these modules belong to an installed package, where they are compiled. In the repository they are sources.
 */
export const isInstalled = !modules.endsWith('/packages/generator/src/')

/** Absolute path of a module of the generator. `path` is the path in the sources: `components/drawing.ts`. */
export const ownModule = (path) => modules + (isInstalled ? path.replace(/\.tsx?$/, '.js') : path)
