const compressible = /\.(?:html|json|md|txt|xml|svg|js|css|webmanifest|wasm|bin)$/
/** Below this size (bytes) the headers outweigh the gain. */
const smallest = 512

/** Tells whether a file of the output has compressed variants beside it, whose names are its own with `.br` and `.gz`. */
export const isCompressed = (path: string, size: number): boolean => size >= smallest && compressible.test(path)
