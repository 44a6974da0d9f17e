// Shim for `node:url` in a browser.
export const { URL, URLSearchParams } = globalThis

/** POSIX path of a `file:` address. Throws a `TypeError` for an address with another scheme. */
export const fileURLToPath = (address: string | URL): string => {
  const { protocol, host, pathname } = new URL(address)
  if (protocol !== 'file:') throw failure('ERR_INVALID_URL_SCHEME', 'The URL must be of scheme file')
  if (host !== '') throw failure('ERR_INVALID_FILE_URL_HOST', 'File URL host must be "localhost" or empty')
  if (/%2f/i.test(pathname))
    throw failure('ERR_INVALID_FILE_URL_PATH', 'File URL path must not include encoded / characters')
  return decodeURIComponent(pathname)
}

/** `file:` address of a path. A relative path begins at `/`. */
export const pathToFileURL = (path: string): URL => {
  const url = new URL('file:///')
  const whole = path.startsWith('/') ? path : `/${path}`
  url.pathname = whole.replace(
    /[%\\\n\r\t?#]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  )
  return url
}

const failure = (code: string, message: string): TypeError => Object.assign(new TypeError(message), { code })

export default { URL, URLSearchParams, fileURLToPath, pathToFileURL }
