/**
 * Returns the address of the bundled program. It is bundled again when its sources have changed. Throws an `Error` when
 * the bundling fails.
 */
export const bundledProgram: () => string
