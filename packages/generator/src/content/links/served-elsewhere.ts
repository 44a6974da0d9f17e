/** Tells whether another program serves a site path: it is one of the given paths, or stands below one of them. */
export const isServedElsewhere = (path: string, servedElsewhere: readonly string[]): boolean =>
  servedElsewhere.some((known) => path === known || path.startsWith(`${known}/`))
