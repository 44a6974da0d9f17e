/** Defaults of props: one object each, made once. */
export const noItems: never[] = []
export const noEntries: Readonly<Record<string, never>> = {}
