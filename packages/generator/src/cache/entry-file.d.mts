export const readEntry: (file: string, origin: string) => Buffer | undefined
export const writeEntry: (entry: { file: string; origin: string; content: string | Uint8Array }) => boolean
export const useEntry: (file: string) => boolean
export const removeEntry: (file: string) => void
