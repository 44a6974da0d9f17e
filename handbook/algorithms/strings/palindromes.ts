// #region is-palindrome
/**
 * Whether the text reads the same from both ends, by code point. Case,
 * spaces and accents count. O(n).
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
 * Returns the longest part of `text` that is a palindrome, '' for the empty
 * text. Of several, it returns the first. Grows a palindrome from each of
 * the 2n - 1 centres, which are the code points and the gaps between them.
 * O(n²), O(1) memory beyond the code points.
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
 * Returns for each centre the length of the longest palindrome around it,
 * in code points. Centres are the code points and the gaps between them,
 * from left to right. Inside a known palindrome, the right half mirrors the
 * left half, which is already known. O(n). For 'aba', the result is [1, 0,
 * 3, 0, 1].
 * Source: Manacher, "A new linear-time on-line algorithm for finding the
 * smallest initial palindrome of a string", Journal of the ACM 22 (1975).
 */
export const palindromeLengths = (text: string): number[] => {
  const characters = Array.from(text)
  const lengths: number[] = []
  // The palindrome that reaches farthest to the right: its centre and its
  // last index. The centre is twice an index, or the odd number between two
  // such numbers.
  let middle = 0
  let reach = -1
  for (let center = 0; center < 2 * characters.length - 1; center++) {
    // The mirrored length is valid up to `reach`. The text after `reach`
    // has not been compared yet.
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
