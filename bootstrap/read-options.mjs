import { parseArgs } from 'node:util'

/**
 * Reads the options and words after a command. With `--help`, prints the help and ends this process. With a wrong
 * option, prints what is wrong, and ends this process with status 1.
 */
export const readOptions = (help, { options = {}, allowPositionals = false } = {}) => {
  try {
    const read = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals })
    if (!read.values.help) return read
    console.log(help)
    process.exit(0)
  } catch (error) {
    console.error(`${error.message}\n\n${help}`)
    process.exit(1)
  }
}
