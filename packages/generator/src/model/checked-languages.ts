/** Languages of fences whose blocks a parser reads. The package sample-checker has the same list. */
export const parsedLanguages = [
  'json',
  'jsonc',
  'yaml',
  'yml',
  'toml',
  'html',
  'css',
  'graphql',
  'sql',
  'dockerfile',
  'nginx',
  'sh',
  'bash',
  'diff',
  'http',
  'prisma',
  'rust',
] as const

export type ParsedLanguage = (typeof parsedLanguages)[number]

/** Languages without a check: plain text and terminal output. */
export const plainLanguages: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'console',
  'gitignore',
  'dockerignore',
  'env',
  'ini',
  'gitconfig',
  'md',
  'markdown',
  'mdx',
])

/** Languages of modules, with the extension of their files. */
export const scripts: Readonly<Record<string, string>> = {
  ts: 'ts',
  tsx: 'tsx',
  js: 'js',
  jsx: 'jsx',
  mts: 'mts',
  cts: 'cts',
  mjs: 'mjs',
  cjs: 'cjs',
}

/** Whether a sample is a module of JavaScript or TypeScript. */
export const isScript = ({ lang }: { lang: string }): boolean => Object.hasOwn(scripts, lang)
