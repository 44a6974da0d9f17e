export const sourceFolders: readonly string[]
