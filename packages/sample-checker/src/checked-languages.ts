/** Languages of fences whose blocks a parser reads, see `parsers/registry.ts`. Here without the parsers, which take long to load. */
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
