import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programPath } from '../../content/program-root.ts'
import { browserNames } from './browser-names.ts'
import { bootModules, type ManifestChunk } from './boot-modules.ts'
import { type BuildAppJob, inputsOf } from './build-app-job.ts'
import { type ClientSource, readClientSource } from './client-source.ts'
import { createInputList } from './input-list.ts'
import { splitStyleSheet } from '../styles/carried-layers.ts'

/**
 * Browsers that the styles target: the first releases with OKLCH that the target of the scripts allows. The bundler's
 * default would repeat every colour token in two other notations.
 */
const styleTarget = ['chrome111', 'edge111', 'firefox115', 'safari16.4']

/**
 * The entry with all its imports, including React. Islands import the same modules. Without this group the bundler
 * would put these modules into another file, which costs one more request and a kilobyte.
 */
const entryGroup = { name: 'entry', test: /\/entry-client\.(?:tsx|js)$/ }

/**
 * The entry imports this module only in development, and the editor of samples always. Without a group of its own, every
 * reader would fetch it with the entry.
 */
const editorGroup = { name: 'content-hash', test: /\/content-hash\.(?:ts|js)$/, priority: 1 }

/**
 * Hosts that build sites with Jekyll, such as GitHub Pages, omit files whose names begin with `_`. The bundler gives
 * such names to modules without a file.
 */
const chunkFileNames = ({ name }: { name: string }): string => `assets/${name.replace(/^_+/, '')}-[hash].js`

/**
 * Loads the bundler only when there is something to bundle. The bundler takes longer to load than all other modules of
 * a warm build.
 */
const loadVite = async () => ({ ...(await import('vite')), ...(await import('./vite-config.ts')) })

/**
 * Bundles the client into a folder: `client/`, `server/`, the hashes of the inputs of both, and `bundle.json`. Omits
 * `server/` and the hashes of its inputs when the job provides the inline script. Throws Vite's error when a source
 * does not compile.
 */
export const buildApp = async (job: BuildAppJob): Promise<void> => {
  const { root, siteData, folder } = job
  const isWhole = job.inlineScript === undefined
  const source = await readClientSource(job)
  const { bundlerChecks, createBuilder, serverConditions, serverNames, viteConfig } = await loadVite()
  const inputs = createInputList(root)
  const config = viteConfig(source)
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), inputs.plugin],
    mode: 'production',
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      target: 'es2023',
      cssTarget: styleTarget,
    },
    environments: {
      client: {
        define: browserNames,
        build: {
          outDir: join(folder, 'client'),
          manifest: true,
          rolldownOptions: {
            input: programPath('packages/generator/src/client/entry-client.tsx'),
            checks: bundlerChecks,
            output: { chunkFileNames, codeSplitting: { groups: [editorGroup, entryGroup] } },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true, conditions: serverConditions },
        define: { ...serverNames, 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: true,
          minify: true,
          outDir: join(folder, 'server'),
          emitAssets: false,
          rolldownOptions: {
            input: programPath('packages/generator/src/client/entry-server.tsx'),
            checks: bundlerChecks,
          },
        },
      },
    },
    builder: {
      buildApp: async (app) => {
        for (const environment of Object.values(app.environments))
          if (isWhole || environment.name === 'client') await app.build(environment)
      },
    },
  })
  await builder.buildApp()
  await writeFile(join(folder, inputsOf.client), JSON.stringify(await inputs.read('client')))
  if (isWhole) {
    // The package of a site may declare its `.js` files as CommonJS, as `npm init` does.
    await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
    await writeFile(join(folder, inputsOf.server), JSON.stringify(await inputs.read('ssr')))
  }
  const inlineScript = job.inlineScript ?? (await buildInlineScript(source))
  const client = join(folder, 'client')
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  )
  const modules = bootModules(manifest, siteData.search.provider)
  const styles = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'))
  if (styles.length !== 1)
    throw new Error(`The client's build has the style sheets ${styles.join(', ')}; one is expected.`)
  const styleSheet = `assets/${styles[0]}`
  const css = await readFile(join(client, styleSheet), 'utf8')
  const { rest } = splitStyleSheet(css)
  const documentStyleSheet = `assets/document-${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(client, documentStyleSheet), rest)
  await rm(join(client, '.vite'), { recursive: true })
  const addresses = { styleSheet: `/${styleSheet}`, documentStyleSheet: `/${documentStyleSheet}` }
  await writeFile(
    join(folder, 'bundle.json'),
    JSON.stringify({ ...modules, css: css.trim(), ...addresses, inlineScript }),
  )
}

/** Source of the script for the head, as one classic script. */
export const buildInlineScript = async (source: ClientSource): Promise<string> => {
  const { build, bundlerChecks, viteConfig } = await loadVite()
  const result = await build({
    ...viteConfig(source),
    mode: 'production',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2020',
      rolldownOptions: { checks: bundlerChecks },
      lib: { entry: programPath('packages/generator/src/client/inline.ts'), formats: ['iife'], name: 'handbookInline' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The inline script was not built.')
  return output.output[0].code.trim()
}
