/**
 * Modules of Node whose state a shared process can compare. Samples that import only these modules may share a process.
 */
export const shareableModules = [
  'assert',
  'assert/strict',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'fs',
  'fs/promises',
  'http',
  'net',
  'os',
  'path',
  'querystring',
  'readline',
  'stream',
  'stream/consumers',
  'stream/promises',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'zlib',
] as const
