// JavaScript, as the loader of TypeScript itself needs it.
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/')

/** Whether these modules are those of an installed package, which are compiled. In the repository they are sources. */
export const isInstalled = !modules.endsWith('/packages/generator/src/')

/** Absolute path of a module of the generator; `path` is how the sources have it: `components/drawing.ts`. */
export const ownModule = (path) => modules + (isInstalled ? path.replace(/\.tsx?$/, '.js') : path)
