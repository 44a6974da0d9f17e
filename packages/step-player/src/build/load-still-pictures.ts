import type { StillPictures } from '../player/still-pictures.ts'

/** Imports what draws still pictures, by a computed path, which the compiler does not follow. */
export const loadStillPictures = async (): Promise<StillPictures> =>
  import(
    new URL(`../player/still-frame.${import.meta.url.endsWith('.ts') ? 'tsx' : 'js'}`, import.meta.url).href
  ) as Promise<StillPictures>
