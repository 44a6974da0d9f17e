import { transform, type Transform } from 'sucrase'

const transformsOf: Readonly<Record<string, Transform[]>> = {
  ts: ['typescript'],
  mts: ['typescript'],
  cts: ['typescript'],
  tsx: ['typescript', 'jsx'],
  jsx: ['jsx'],
}

/**
 * Returns the JavaScript of a script in a language such as `ts` or `tsx`. Lines and comments keep their places. Types
 * are removed and not checked. Throws an `Error` whose message ends with the place `(line:column)` of a mistake.
 */
export const stripTypes = (code: string, language: string): string => {
  const transforms = transformsOf[language]
  if (!transforms) return code
  const made = transform(code, {
    transforms,
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    // Perhaps only a `// => value` comment uses an import. `link-imports.ts` removes imports that nothing uses.
    keepUnusedImports: true,
  })
  return made.code
}
