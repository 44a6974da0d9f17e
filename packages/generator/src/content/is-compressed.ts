const compressible = /\.(?:html|json|md|txt|xml|svg|js|css|webmanifest|wasm|bin)$/
/** Below this size (bytes) the saving is smaller than the additional headers. */
const smallest = 512

/** Whether a file of the output has compressed variants beside it. Their names have the suffixes `.br` and `.gz`. */
export const isCompressed = (path: string, size: number): boolean => size >= smallest && compressible.test(path)
