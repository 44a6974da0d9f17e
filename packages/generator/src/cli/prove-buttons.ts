import { join } from 'node:path'
import { proofScript, runnerFingerprint } from '../build/bundle/proof-script.ts'
import { sandboxCode } from '../build/bundle/sandbox-code.ts'
import type { CheckedWithModules } from '../build/check.ts'
import type { RunModuleFiles } from '../build/run-modules/site-run-modules.ts'
import { runnableSamples } from '../content/runs/run-buttons.ts'
import { sampleNeeds } from '../content/digest/sample-needs.ts'
import type { ButtonReport, ProvableDocument, RunFile, SampleChecks } from '../content/site-components/sample-checks.ts'
import { neededFiles, type RunImports } from '../model/run/run-imports.ts'
import { proofPaths } from '../model/run/run-proof.ts'
import { sandboxPath } from '../model/run/sandbox-path.ts'

interface ProveButtonsOptions extends Pick<CheckedWithModules, 'runFiles'> {
  checks: SampleChecks
  site: NonNullable<CheckedWithModules['site']>
  /** Absolute path of the site's folder. */
  root: string
  /** Whether the samples of a document are selected and have no fault. */
  isMeant: (file: string) => boolean
  /** Whether all browsers run every block. */
  everyBrowser: boolean
  onProgress: (stage: string, done?: number, total?: number) => void
}

/** Runs every block with a Run button as readers do, and reports differences from what the checks have confirmed. */
export const proveButtons = async (options: ProveButtonsOptions): Promise<ButtonReport> => {
  const { checks, site, root, runFiles, isMeant, everyBrowser, onProgress } = options
  const cacheFolder = join(root, '.cache')
  const files = runFiles()
  const imports: RunImports | undefined = files.manifest && JSON.parse(files.manifest[1])
  const documents = site.documents.flatMap(({ id, file, path, lang }): ProvableDocument[] => {
    const samples = site.compiled.get(id)?.readSamples() ?? []
    const needs = sampleNeeds(samples)
    const kinds = runnableSamples(needs, site.offered)
    const page = site.pages.get(path)
    if (kinds.size === 0 || page?.kind !== 'document' || !isMeant(file)) return []
    const specifiers = needs
      .filter(({ index }) => kinds.has(index))
      .flatMap(({ imports: needed }) => needed.map(({ specifier }) => specifier))
    const needsSql = [...kinds.values()].some(({ kind }) => kind === 'sql')
    const modules = imports ? neededFiles(imports, { specifiers, needsSql }) : []
    return [{ file, lang, samples, html: page.readHtml(), runnable: [...kinds.keys()], modules }]
  })
  return checks.proveButtons({
    documents,
    cacheFolder,
    program: runnerFingerprint(),
    everyBrowser,
    file: proofFile(files, { site, cacheFolder }),
    onProgress,
  })
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  wasm: 'application/wasm',
}

/** Returns the code of the complete file with an address. */
const completeFileAt = ({ compiled, config }: ProveButtonsOptions['site'], address: string): string | undefined => {
  for (const { readCompleteFiles } of compiled.values())
    for (const { typescript, javascript } of readCompleteFiles())
      for (const file of [typescript, javascript])
        if (file && encodeURI(config.baseUrl.slice(0, -1) + file.path) === address) return file.code
  return undefined
}

/** Returns the files that a run fetches from a built site, without a build. */
const proofFile = (
  { files, manifest }: RunModuleFiles,
  { site, cacheFolder }: { site: ProveButtonsOptions['site']; cacheFolder: string },
): RunFile => {
  let script: Promise<string> | undefined
  let sandbox: Promise<string> | undefined
  const contentOf = (path: string): Promise<string | Uint8Array> | string | undefined => {
    if (path === proofPaths.script) return (script ??= proofScript())
    if (path === sandboxPath) return (sandbox ??= sandboxCode(cacheFolder))
    if (path.slice(1) === manifest?.[0]) return manifest?.[1]
    return files.find(([name]) => name === path.slice(1))?.[1]() ?? completeFileAt(site, path)
  }
  return async (path) => {
    const content = await contentOf(path)
    if (content === undefined) return undefined
    const type = path === sandboxPath ? 'text/html' : (types[path.replace(/^.*\./, '')] ?? 'application/octet-stream')
    return { type, content }
  }
}
