// #region is-palindrome
/**
 * Whether the text reads the same from both ends, code point by code point.
 * Case, spaces and accents count. O(n).
 */
export const isPalindrome = (text: string): boolean => {
  const characters = Array.from(text)
  for (
    let left = 0, right = characters.length - 1;
    left < right;
    left++, right--
  ) {
    if (characters[left] !== characters[right]) return false
  }
  return true
}
// #endregion is-palindrome

// #region centres
/**
 * Returns the longest part of `text` that is a palindrome, the first one
 * when there are several; '' for the empty text. Grows from each of the 2n
 * - 1 centres, code points and the gaps between them. O(n²), O(1) memory
 * beyond the code points.
 */
export const longestPalindrome = (text: string): string => {
  const characters = Array.from(text)
  let start = 0
  let length = 0
  for (let center = 0; center < 2 * characters.length - 1; center++) {
    let left = Math.floor(center / 2)
    let right = Math.ceil(center / 2)
    while (
      left >= 0 &&
      right < characters.length &&
      characters[left] === characters[right]
    ) {
      left--
      right++
    }
    if (right - left - 1 > length) {
      start = left + 1
      length = right - left - 1
    }
  }
  return characters.slice(start, start + length).join('')
}
// #endregion centres

// #region lengths
/**
 * Returns for each centre of a palindrome, code points and the gaps between
 * them from left to right, the length of the longest palindrome around it
 * in code points. Inside a known palindrome the right half mirrors the left
 * one, which is already known. O(n). For 'aba' that is [1, 0, 3, 0, 1].
 * Source: Manacher, "A new linear-time on-line algorithm for finding the
 * smallest initial palindrome of a string", Journal of the ACM 22 (1975).
 */
export const palindromeLengths = (text: string): number[] => {
  const characters = Array.from(text)
  const lengths: number[] = []
  // The palindrome that reaches farthest to the right: its centre and its
  // last index. A centre is twice an index, or between two.
  let middle = 0
  let reach = -1
  for (let center = 0; center < 2 * characters.length - 1; center++) {
    // What the mirror image says holds up to `reach`; beyond it nothing is
    // known.
    const inside = center <= 2 * reach
    let length = inside
      ? Math.min(lengths[2 * middle - center] as number, 2 * reach - center + 1)
      : 1 - (center % 2)
    let left = (center - length - 1) / 2
    let right = (center + length + 1) / 2
    while (
      left >= 0 &&
      right < characters.length &&
      characters[left] === characters[right]
    ) {
      left--
      right++
      length += 2
    }
    lengths.push(length)
    if (right - 1 > reach) {
      middle = center
      reach = right - 1
    }
  }
  return lengths
}
// #endregion lengths

// #region manacher
/**
 * Returns the same as `longestPalindrome`, by Manacher's algorithm. O(n).
 */
export const longestPalindromeManacher = (text: string): string => {
  let longest = 0
  let start = 0
  for (const [center, length] of palindromeLengths(text).entries()) {
    if (length <= longest) continue
    longest = length
    start = (center - length + 1) / 2
  }
  return Array.from(text)
    .slice(start, start + longest)
    .join('')
}
// #endregion manacher
