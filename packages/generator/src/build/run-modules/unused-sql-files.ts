/**
 * Files that PostgreSQL in a page does not need: the tools that build extensions, and the conversions between UTF-8 and
 * East Asian encodings. A page uses UTF-8, so only `convert_to` and `convert_from` with such an encoding would load one
 * of these files.
 */
const unused = /\/(?:pgxs\/|utf8_and_(?:big5|euc|gb|johab|sjis|uhc))/

/**
 * How PGlite's script lists the files in its data: `{filename:"/pglite/password",start:0,end:204}`, with any kind of
 * quotes.
 */
const listed = /filename:(["'`])([^"'`]*)\1,start:([\de]+),end:([\de]+)/g

/**
 * Returns PGlite's data with zeros in place of unneeded files. Zeros compress to almost nothing, which saves an eighth
 * of the download for SQL. All other files keep their positions in the data. Throws when the script lists none of the
 * unneeded files, as another release of PGlite may do.
 */
export const withoutUnusedFiles = (data: Uint8Array, script: string): Buffer => {
  const kept = Buffer.from(data)
  const places = [...script.matchAll(listed)].filter(([, , name]) => unused.test(name ?? ''))
  if (places.length === 0)
    throw new Error(
      'PGlite\'s script no longer lists its files as {filename:"…",start:0,end:1}. Adapt "unused-sql-files.ts" to this release.',
    )
  for (const [, , , start, end] of places) kept.fill(0, Number(start), Number(end))
  return kept
}
