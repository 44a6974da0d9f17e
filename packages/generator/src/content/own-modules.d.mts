export const isInstalled: boolean
export const ownModule: (path: string) => string
