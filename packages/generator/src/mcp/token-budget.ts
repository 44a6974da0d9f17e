/** Longest answer in tokens, unless the client asks for another length. */
export const usualTokens = 2_000

/** Largest number of tokens that a client may ask for. */
export const mostTokens = 20_000

/**
 * Estimates how many tokens a text has for a language model. The estimate is rather too high than too low. Tokenizers
 * differ. With two public tokenizers (cl100k and o200k), a token of the handbook has 3.8 bytes on average. In every
 * 4,000 characters, it has at least 2.7 bytes.
 */
export const estimateTokens = (text: string): number => tokensOf(Buffer.byteLength(text))

const bytesPerToken = 2.7

const tokensOf = (bytes: number): number => Math.ceil(bytes / bytesPerToken)

/**
 * Cuts Markdown into pages of at most so many tokens, between blocks if possible. When a fence is cut, each part is a
 * fence.
 */
export const cutPages = (markdown: string, tokens: number): string[] => {
  const pages: string[] = []
  let page: string[] = []
  // The size is counted along: measuring the page again for each block would take too long for many short blocks.
  let bytes = 0
  for (const block of markdownBlocks(markdown).flatMap((block) => cutBlock(block, tokens))) {
    const size = Buffer.byteLength(block)
    if (page.length > 0 && tokensOf(bytes + '\n\n'.length + size) > tokens) {
      // A heading belongs to the page of the block below it.
      const headings = page.slice(page.findLastIndex((line) => !isHeading(line)) + 1)
      const kept = page.slice(0, page.length - headings.length)
      const carried = kept.length > 0 && estimateTokens([...headings, block].join('\n\n')) <= tokens ? headings : []
      pages.push(page.slice(0, page.length - carried.length).join('\n\n'))
      page = carried
      bytes = Buffer.byteLength(page.join('\n\n'))
    }
    bytes += size + (page.length > 0 ? '\n\n'.length : 0)
    page.push(block)
  }
  if (page.length > 0) pages.push(page.join('\n\n'))
  return pages
}

const isHeading = (block: string): boolean => /^#{1,6} [^\n]*$/.test(block)

const fenceMark = /^(?:[ >]*)(`{3,}|~{3,})/

/** Splits Markdown into blocks at blank lines. A fence is one block, even with blank lines in it. */
const markdownBlocks = (markdown: string): string[] => {
  const blocks: string[] = []
  let [lines, fence]: [string[], string] = [[], '']
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'))
    lines = []
  }
  for (const line of markdown.split('\n')) {
    const mark = fenceMark.exec(line)?.[1] ?? ''
    if (fence === '' && mark !== '') fence = mark
    else if (fence !== '' && mark.startsWith(fence) && line.trim().endsWith(mark)) fence = ''
    if (line === '' && fence === '') end()
    else lines.push(line)
  }
  end()
  return blocks
}

/** Cuts a block that is too long for a page. The cuts are between lines, or within a line that is itself too long. */
const cutBlock = (block: string, tokens: number): string[] => {
  if (estimateTokens(block) <= tokens) return [block]
  const all = block.split('\n')
  const isFence = fenceMark.test(all[0] ?? '')
  const [opening, closing] = isFence ? [all[0] ?? '', /^[ >]*[`~]+/.exec(all[0] ?? '')?.[0] ?? ''] : ['', '']
  const lines = isFence ? all.slice(1, -1) : all
  const room = Math.max(1, tokens - estimateTokens(`${opening}\n\n${closing}`))
  return inGroups(
    lines.flatMap((line) => cutLine(line, room)),
    { tokens: room, separator: '\n' },
  ).map((part) => (isFence ? `${opening}\n${part}\n${closing}` : part))
}

/** Cuts a line into pieces, between characters. */
const cutLine = (line: string, tokens: number): string[] =>
  estimateTokens(line) <= tokens ? [line] : inGroups(line, { tokens, separator: '' })

/** Joins neighbours, as many as fit into so many tokens. Looks at each text once. */
const inGroups = (texts: Iterable<string>, { tokens, separator }: { tokens: number; separator: string }): string[] => {
  const groups: string[] = []
  let group: string[] = []
  let bytes = 0
  for (const text of texts) {
    const size = Buffer.byteLength(text) + separator.length
    if (group.length > 0 && tokensOf(bytes + size) > tokens) {
      groups.push(group.join(separator))
      group = []
      bytes = 0
    }
    bytes += size
    group.push(text)
  }
  if (group.length > 0) groups.push(group.join(separator))
  return groups
}
