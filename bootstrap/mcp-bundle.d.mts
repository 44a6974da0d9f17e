/** Returns the address of the bundled program, which is made from its sources where they have changed. */
export const bundledProgram: () => Promise<string>
