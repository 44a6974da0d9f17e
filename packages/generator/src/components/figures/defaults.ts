/** Default values of props. Each is one object that is created once. */
export const noItems: never[] = []
export const noEntries: Readonly<Record<string, never>> = {}
