/** Runs an action as an unprivileged user when the tests run as root, because root may read every folder. */
export const asNobody = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65534)
  try {
    return await action()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
