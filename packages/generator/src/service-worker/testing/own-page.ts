/** HTML of a page as a build writes it: the payload at its end contains its path. */
export const ownPage = (path: string, text: string): string =>
  `<!doctype html><h1>${text}</h1><script type="application/json" id="handbook:payload">${JSON.stringify({ page: { version: 1, path }, shards: [] })}</script></body></html>\n`
