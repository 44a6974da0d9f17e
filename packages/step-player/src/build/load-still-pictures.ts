import type { StillPictures } from '../player/still-pictures.ts'

/** Imports the module that draws still pictures. The path is computed, so that the compiler does not follow it. */
export const loadStillPictures = async (): Promise<StillPictures> =>
  import(
    new URL(`../player/still-frame.${import.meta.url.endsWith('.ts') ? 'tsx' : 'js'}`, import.meta.url).href
  ) as Promise<StillPictures>
