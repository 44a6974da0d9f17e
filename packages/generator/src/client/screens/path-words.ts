/** Returns search words from the last part of an address: `/docs/guide/docker-compose.html` gives `docker compose`. */
export const pathWords = (pathname: string): string => {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // A malformed address also contains words.
  }
  const last = path.split('/').findLast((part) => part !== '' && part !== 'index.html') ?? ''
  return last
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 64)
}
