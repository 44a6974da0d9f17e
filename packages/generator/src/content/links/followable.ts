/**
 * Web addresses without a host, files of the author's own machine (also by the drive of Windows), scripts, and the usual slips in
 * `https:` and `mailto:`. Addresses of other applications (`vscode:`) pass: some readers have these.
 */
const unfollowable = /^(?:\/\/|(?:https?|file|javascript|vbscript|[a-z]|h[tp]+s*|t*tps?|mai?l?t?o?):(?<!^mailto:))/i

/** With a host: browsers would take the next part of the path for one. */
export const isWebAddress = (href: string): boolean =>
  /^(?:https?:)?\/\/[^/\\?#]/i.test(href) && URL.canParse(href, 'https://localhost')

/** Tells whether readers can follow an address, a path included. */
export const isFollowable = (href: string): boolean => isWebAddress(href) || !unfollowable.test(href)
