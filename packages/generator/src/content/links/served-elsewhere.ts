/** Whether another program serves a site path: the path is one of the given paths, or below one of them. */
export const isServedElsewhere = (path: string, servedElsewhere: readonly string[]): boolean =>
  servedElsewhere.some((known) => path === known || path.startsWith(`${known}/`))
