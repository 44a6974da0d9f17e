export const isInstalledByNpm: (folder: string) => boolean
