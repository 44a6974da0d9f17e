/** The folder of the site that a command is for, as the last `--root` among its words names it; `undefined` where none does. */
export const rootOption = (options) => {
  const at = options.findLastIndex((word) => word === '--root' || word.startsWith('--root='))
  return options[at] === '--root' ? (options[at + 1] ?? '') : options[at]?.slice('--root='.length)
}
