export function splitListing(output: string, root: string): { files: string[]; messages: string[] }
export function untypedFiles(compiled: Iterable<string>, root: string): string[]
