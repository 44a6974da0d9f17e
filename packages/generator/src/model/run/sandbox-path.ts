/**
 * Path of the page that runs samples. It has no ending, because hosts with clean addresses redirect paths with an
 * ending. The page has its own policy in its HTML, so no host may send the policy of the site's pages with it.
 */
export const sandboxPath = '/sandbox'

/** File of that page below the root of the output. */
export const sandboxFile = 'sandbox.html'

/**
 * Query of the sandbox's address that the service worker answers. Browsers do not ask a worker about a frame with the
 * attribute `sandbox`. So without a network the frame does not have this attribute, and the worker's answer isolates
 * the page instead.
 */
export const storedSandboxQuery = '?stored'
