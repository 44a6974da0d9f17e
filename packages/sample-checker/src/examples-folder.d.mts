export function examplesFolder(root: string): string
export function usesExamplesOfProgram(root: string): boolean
export function bundlesExamplesOfProgram(root: string): boolean
