import { transform, type Transform } from 'sucrase'

const transformsOf: Readonly<Record<string, Transform[]>> = {
  ts: ['typescript'],
  mts: ['typescript'],
  cts: ['typescript'],
  tsx: ['typescript', 'jsx'],
  jsx: ['jsx'],
}

/**
 * JavaScript of a script in a language such as `ts` or `tsx`. Lines and comments stay where they are, types are removed
 * and not checked. Throws an `Error` whose message ends with the place `(line:column)` of a mistake.
 */
export const stripTypes = (code: string, language: string): string => {
  const transforms = transformsOf[language]
  if (!transforms) return code
  const made = transform(code, {
    transforms,
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    // An import may be used by a `// => value` comment alone. `link-imports.ts` removes what nothing uses.
    keepUnusedImports: true,
  })
  return made.code
}
