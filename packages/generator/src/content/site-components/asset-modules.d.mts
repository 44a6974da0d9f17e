import type { DrawingParts } from '../../components/drawing.ts'

export const isSiteAsset: (file: string) => boolean
export const assetPath: (file: string, bytes: Uint8Array) => string
export const assetModule: (
  file: string,
  options?: { address?: (file: string) => string; parts?: (file: string) => DrawingParts },
) => string
export const withoutRequire: (source: string) => string
