/**
 * Path of the page that runs samples, without ending: hosts with clean addresses redirect the others. It has a policy of
 * its own in its HTML, so no host may send the policy of the site's pages with it.
 */
export const sandboxPath = '/sandbox'
