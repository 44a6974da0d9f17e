/**
 * The policy of the sandbox. Code that readers run arrives as inline scripts and blobs, and may change its own page
 * freely. It cannot reach the network: the policy allows no source outside the page itself. Frames in the page inherit
 * the policy, so no frame can navigate to another address.
 */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline' blob:",
  'connect-src data: blob:',
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  'worker-src blob:',
  "frame-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

/** HTML of the sandbox around the script that starts runs. */
export const sandboxPage = (host: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
  '<meta name="robots" content="noindex">' +
  '<title>Sandbox</title><style>html,body{margin:0;height:100%}iframe{display:block;border:0;width:100%;height:100%}</style>' +
  `</head><body><script>${host.replaceAll('</script', String.raw`<\/script`)}</script></body></html>\n`
