export const aliasFile: (root: string) => string | undefined
export const withoutAlias: (specifier: string, root: string) => string
