import { programPath, programRoot } from '../../content/program-root.ts'

interface ScriptOptions {
  /** The module to bundle, from the program's root. */
  entry: string
  format: 'iife' | 'es'
  /** Name of the script. The bundler assigns the exports to this name. */
  name: string
  /** Names that the bundler replaces. */
  define?: Record<string, string>
}

/** Bundles a module of the program and all its imports into one script for browsers. Throws the bundler's error. */
export const bundleScript = async ({ entry, format, name, define = {} }: ScriptOptions): Promise<string> => {
  const [{ build }, { bundlerChecks, clientConditions }, { leanSucrase }] = await Promise.all([
    import('vite'),
    import('./vite-config.ts'),
    import('./lean-sucrase.ts'),
  ])
  const result = await build({
    root: programRoot,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    define,
    plugins: [leanSucrase()],
    resolve: { conditions: clientConditions },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { checks: bundlerChecks },
      lib: { entry: programPath(entry), formats: [format], name },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`The script "${entry}" was not bundled.`)
  return output.output[0].code.trim()
}
