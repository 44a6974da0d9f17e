export const aliasFiles: (root: string) => string[]
export const withoutAlias: (specifier: string, root: string) => string
