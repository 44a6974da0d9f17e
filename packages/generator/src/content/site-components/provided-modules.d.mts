export interface ProvidedModule {
  /** Absolute path of the module that has what stands for it. */
  file: string
  /** Its exports: their names there to those in the file. */
  exports: Readonly<Record<string, string>>
}
export const providedNames: readonly string[]
export const providedModule: (specifier: string) => ProvidedModule | undefined
export const providedSource: (specifier: string, address?: (file: string) => string) => string | undefined
