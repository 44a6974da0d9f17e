/** Linear red, green and blue, each from 0 to 1. */
export type LinearColor = readonly [red: number, green: number, blue: number]

/** Converts `oklch(49% 0.15 32)` to linear sRGB, clipped to the range of a screen. Throws for any other notation. */
export const parseOklch = (text: string): LinearColor => {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text)
  if (!match) throw new Error(`"${text}" is no opaque OKLCH colour.`)
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number)
  const angle = (hue * Math.PI) / 180
  const [l, a, b] = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Contrast ratio of two colours as WCAG 2 defines it, from 1 to 21. */
export const contrast = (one: LinearColor, other: LinearColor): number => {
  const [darker = 0, lighter = 0] = [one, other]
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
