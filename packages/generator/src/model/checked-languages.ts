/** Languages of fences whose blocks a parser reads, as the package sample-checker has them. */
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

/** Languages that hold nothing to check: plain text and what a terminal shows. */
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

/** Languages of modules, and the ending of their files. */
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
