/**
 * Headers that hosts with `_headers` (Netlify, Cloudflare Pages) send with a path. They apply all matching rules, and
 * join the values of a name. Cloudflare Pages ignores lines of more than 2,000 characters.
 */
export const headersFor = (headersFile: string, path: string): Record<string, string> => {
  const sent: Record<string, string> = {}
  let matches = false
  for (const line of headersFile.split('\n')) {
    if (line.trim() === '' || line.length > 2000) continue
    if (line.startsWith('/')) {
      const parts = line
        .trim()
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
      matches = new RegExp(`^${parts.join('.*')}$`).test(path)
    } else if (matches) {
      const name = line.slice(0, line.indexOf(':')).trim()
      const value = line.slice(line.indexOf(':') + 1).trim()
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
    }
  }
  return sent
}
