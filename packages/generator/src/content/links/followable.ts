/**
 * Addresses that readers cannot follow: web addresses without a host, files of the author's own machine (also with a
 * Windows drive), scripts, and frequent typing errors in `https:` and `mailto:`. Addresses of other applications
 * (`vscode:`) are accepted, because some readers have these applications.
 */
const unfollowable = /^(?:\/\/|(?:https?|file|javascript|vbscript|[a-z]|h[tp]+s*|t*tps?|mai?l?t?o?):(?<!^mailto:))/i

/**
 * Whether an address is a web address with a host. Without a host, browsers would read the next part of the path as the
 * host.
 */
export const isWebAddress = (href: string): boolean =>
  /^(?:https?:)?\/\/[^/\\?#]/i.test(href) && URL.canParse(href, 'https://localhost')

/** Whether readers can follow an address. An address may be a path. */
export const isFollowable = (href: string): boolean => isWebAddress(href) || !unfollowable.test(href)
