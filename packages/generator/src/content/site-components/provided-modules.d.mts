export interface ProvidedModule {
  /** Absolute path of the module that replaces it. */
  file: string
  /** Its exports: maps their names to the names in the file. */
  exports: Readonly<Record<string, string>>
}
export const providedNames: readonly string[]
export const providedModule: (specifier: string) => ProvidedModule | undefined
export const providedSource: (specifier: string, address?: (file: string) => string) => string | undefined
