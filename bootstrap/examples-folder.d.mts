export function examplesFolder(root: string): string
