import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** Compiles TypeScript or JSX. Returns rolldown's result: `code`, `map` and `errors`. */
export const transform = (file, source, lang) => {
  const options = {
    lang,
    target: 'node20.19',
    jsx: { runtime: 'automatic' },
    sourcemap: true,
    tsconfig: false,
  }
  const compiler = loadCompiler()
  return compiler ? compiler.transformSync(file, source, options) : transformElsewhere([file, source, options])
}

/**
 * Loads rolldown, at the first module that must be compiled. Returns `undefined` while another part of the program is
 * importing it: since Node 22, `require` throws for a module that is being imported, and the loader cannot wait.
 */
const loadCompiler = () => {
  try {
    return require('rolldown/utils')
  } catch (error) {
    if (error.code === 'ERR_REQUIRE_ESM_RACE_CONDITION' || error.code === 'ERR_REQUIRE_CYCLE_MODULE') return undefined
    throw error
  }
}

/** Compiles a module in a process of its own. */
const transformElsewhere = (input) =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL('transform-process.mjs', import.meta.url))], {
      input: JSON.stringify(input),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
      maxBuffer: Infinity,
    }),
  )
