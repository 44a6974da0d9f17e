/** Each flag with its purpose, in the order in which JavaScript lists the flags. */
export const flagMeanings = {
  d: 'positions of groups in the result; shown here in any case',
  g: 'all matches',
  i: 'upper and lower case are equal',
  m: '^ and $ match at line ends',
  s: '. matches line ends',
  u: 'Unicode code points',
  v: 'Unicode sets; not together with u',
  y: 'sticky: only where the last match ended',
} as const

export type Flag = keyof typeof flagMeanings

export const allFlags = Object.keys(flagMeanings) as Flag[]

/**
 * Switches one flag on or off, and returns the flags in order. `u` and `v` exclude each other: the new flag replaces
 * the other.
 */
export const toggleFlag = (flags: string, flag: Flag): string => {
  const without = flag === 'u' ? 'v' : flag === 'v' ? 'u' : ''
  return allFlags
    .filter((known) => (known === flag ? !flags.includes(flag) : known !== without && flags.includes(known)))
    .join('')
}
