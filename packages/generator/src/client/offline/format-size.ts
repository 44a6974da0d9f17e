const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * Formats a size in bytes in a language: `1.7 MB`. Units are decimal, with one digit after the point from megabytes on.
 */
export const formatSize = (bytes: number, language: string): string => {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length)
  const unit = units[step - 1] ?? 'kilobyte'
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: step === 1 ? 0 : 1 }).format(
    bytes / 1000 ** step,
  )
}
