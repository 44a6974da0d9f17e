/** Who may do everything may read every folder: then as a user who may not. */
export const asNobody = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    return await action()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
