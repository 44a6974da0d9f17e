export function compilePackages(names: readonly string[], folderOf: (name: string) => string): Promise<void>
