import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { queryTimeLimit } from './time-limits.ts'

/** A sample for a browser: the file that it is written to, and its code with the checks in it. */
export interface BrowserSample {
  file: string
  code: string
}

/** Samples that were bundled together. */
export interface SampleBundle {
  /** Scripts by name. */
  scripts: ReadonlyMap<string, string>
  /** Name of the script that runs a sample, by the sample's file. */
  entries: ReadonlyMap<string, string>
}

const harness = fileURLToPath(new URL('harness/browser-harness.ts', import.meta.url))
const patience = [
  "import { configure as sampleConfigure } from '@testing-library/dom'",
  `sampleConfigure({ asyncUtilTimeout: ${queryTimeLimit} })`,
  '',
].join('\n')

const writeSample = async ({ file, code }: BrowserSample): Promise<void> => {
  const queries = /from ["']@testing-library\/(?:dom|react)["']/.test(code)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `import ${JSON.stringify(harness)}\n${queries ? patience : ''}${code}`)
}

const settings = (root: string, entry: string | Record<string, string>): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'silent',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    write: false,
    minify: false,
    target: 'esnext',
    modulePreload: false,
    lib: { entry, formats: ['es'], fileName: (_format, name) => `${name}.js` },
    cssCodeSplit: false,
  },
})

/** The scripts of Vite's output, in its order: the requested entries come first. */
const scriptsOf = async (config: InlineConfig) => {
  const result = await build(config)
  const [output] = Array.isArray(result) ? result : [result]
  return (output && 'output' in output ? output.output : []).flatMap((part) => (part.type === 'chunk' ? [part] : []))
}

/** Bundles one sample into one script. Throws Vite's errors. */
export const bundleSample = async (sample: BrowserSample): Promise<string> => {
  try {
    await writeSample(sample)
    const [script] = await scriptsOf(settings(dirname(sample.file), sample.file))
    if (!script) throw new Error(`Vite made no script from ${sample.file}.`)
    return script.code
  } finally {
    await rm(sample.file, { force: true })
  }
}

/**
 * Bundles samples together, so that each library is compiled once. When Vite fails, the samples are bundled in halves,
 * until only the sample that Vite cannot bundle is left out. `folder` holds the files of all samples. The names of the
 * scripts begin with `name`.
 */
export const bundleTogether = async (
  samples: readonly BrowserSample[],
  folder: string,
  name = 'all',
): Promise<SampleBundle> => {
  if (samples.length === 0) return { scripts: new Map(), entries: new Map() }
  try {
    for (const sample of samples) await writeSample(sample)
    const entry = Object.fromEntries(samples.map(({ file }, index) => [String(index), file]))
    const scripts = await scriptsOf(settings(folder, entry))
    return {
      scripts: new Map(scripts.map(({ fileName, code }) => [`${name}/${fileName}`, code])),
      entries: new Map(samples.map(({ file }, index) => [file, `${name}/${index}.js`])),
    }
  } catch {
    if (samples.length === 1) return { scripts: new Map(), entries: new Map() }
    const middle = Math.ceil(samples.length / 2)
    const one = await bundleTogether(samples.slice(0, middle), folder, `${name}-1`)
    const other = await bundleTogether(samples.slice(middle), folder, `${name}-2`)
    return {
      scripts: new Map([...one.scripts, ...other.scripts]),
      entries: new Map([...one.entries, ...other.entries]),
    }
  } finally {
    for (const { file } of samples) await rm(file, { force: true })
  }
}
