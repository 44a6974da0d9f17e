/**
 * Path of the page that runs samples, without ending: hosts with clean addresses redirect the others. It has a policy of
 * its own in its HTML, so no host may send the policy of the site's pages with it.
 */
export const sandboxPath = '/sandbox'

/** File of that page below the root of the output. */
export const sandboxFile = 'sandbox.html'

/**
 * Query of the sandbox's address that the service worker answers. Browsers ask no worker about a frame with the attribute
 * `sandbox`, so without a network the frame has no such attribute, and the worker's answer isolates the page instead.
 */
export const storedSandboxQuery = '?stored'
