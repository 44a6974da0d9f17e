// This module is JavaScript because the TypeScript loader itself imports it.
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../', import.meta.url)).replaceAll('\\', '/')

/**
 * Whether these modules belong to an installed package, where they are compiled. In the repository they are sources, or
 * the bundled MCP server in `.cache/mcp`.
 */
export const isInstalled = !/\/(?:packages\/generator\/src|\.cache\/mcp)\/$/.test(modules)

/** Absolute path of a module of the generator. `path` is the path in the sources: `components/drawing.ts`. */
export const ownModule = (path) => modules + (isInstalled ? path.replace(/\.tsx?$/, '.js') : path)
