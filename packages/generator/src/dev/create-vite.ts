import type { Server } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type { ClientSource } from '../build/bundle/client-source.ts'
import { serverConditions, serverNames, viteConfig } from '../build/bundle/vite-config.ts'
import { madeFiles } from '../build/made-names.ts'
import { packagesFolder, programRoot } from '../content/program-root.ts'

/**
 * Packages that Vite prepares before the first page. When Vite finds a package later, for example after a press on Run
 * or Edit, it reloads the page.
 */
const prepared = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'acorn',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-css',
  '@codemirror/lang-html',
  '@codemirror/lang-javascript',
  '@codemirror/lang-sql',
  '@codemirror/language',
  '@codemirror/search',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/highlight',
  '@lezer/javascript',
]

/**
 * Starts Vite without a port of its own. `sockets` listens on no port either: it receives the web sockets of pages,
 * which connect to the port of the pages. `cacheFolder` is for the prepared packages. `host` is the name or address that
 * the pages' port listens on: Vite accepts requests for it, for every IP address, and for `localhost`.
 */
export const createVite = (
  source: ClientSource,
  { sockets, cacheFolder, host }: { sockets: Server; cacheFolder: string; host?: string | undefined },
): Promise<ViteDevServer> =>
  createServer({
    ...viteConfig(source),
    cacheDir: cacheFolder,
    environments: {
      ssr: { define: serverNames, resolve: { conditions: serverConditions, noExternal: [/^@dev-handbook\//] } },
    },
    optimizeDeps: { include: prepared, exclude: ['sucrase'] },
    server: {
      middlewareMode: true,
      // Browsers send names in lower case.
      allowedHosts: host === undefined ? [] : [host.toLowerCase()],
      fs: { allow: [packagesFolder, source.root, source.documents()] },
      ws: { server: sockets },
      watch: { ignored: [madeFiles({ root: source.root, program: programRoot })] },
    },
  })
