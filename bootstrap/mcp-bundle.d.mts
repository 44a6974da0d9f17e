/**
 * Returns the address of the bundled program, which is made from its sources where they have changed. Throws an `Error`
 * where it cannot be made.
 */
export const bundledProgram: () => string
