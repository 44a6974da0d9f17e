/**
 * The folder of the site that a command is for, from the last `--root` among its options. `undefined` without that
 * option.
 */
export const rootOption = (options) => {
  const at = options.findLastIndex((word) => word === '--root' || word.startsWith('--root='))
  return options[at] === '--root' ? (options[at + 1] ?? '') : options[at]?.slice('--root='.length)
}
