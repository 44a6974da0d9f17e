// Shim for `node:path` in a browser: paths are POSIX paths, and the working folder is `/`.
import path from 'path-browserify'

export const {
  basename,
  delimiter,
  dirname,
  extname,
  format,
  isAbsolute,
  join,
  normalize,
  parse,
  posix,
  relative,
  resolve,
  sep,
} = path

export default path
