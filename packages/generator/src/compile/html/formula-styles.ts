/** Chromium has neither `menclose` nor the attributes that align columns, so styles do the same there. */
const chromium = '(not (-webkit-backdrop-filter:blur(1px))) and (not (-moz-appearance:none))'
const webkit = '(-webkit-backdrop-filter:blur(1px))'

/** Lowers accents and moves them to the right, above slanted letters. */
const moved = (name: string, right: number): [string, string][] => [
  [`wbk-${name}`, `@supports ${webkit}{.wbk-${name}{transform:translate(${right}em,0)}}`],
  [`wbk-${name}-acc`, `@supports ${webkit}{.wbk-${name}-acc{transform:translate(${right}em,.431em)}}`],
  [`wbk-${name}-vec`, `@supports ${webkit}{.wbk-${name}-vec{transform:scale(.75) translate(${right}em,0)}}`],
  [`chr-${name}`, `@supports ${chromium}{.chr-${name}{transform:translate(${right}em,0)}}`],
]

const inChromium = (name: string, style: string): [string, string] => [
  name,
  `@supports ${chromium}{.${name}{${style}}}`,
]

/** A line over the content, cut out of a filled box. */
const strike = (name: string, shape: string): [string, string] => inChromium(name, `clip-path:polygon(${shape})`)

/** Chromium aligns only text with the plain values. With the others, WebKit draws parts over each other. */
const aligned = (side: 'left' | 'right'): [string, string] => [
  `tml-${side}`,
  `.tml-${side}{text-align:${side};@supports ${chromium}{text-align:-webkit-${side}}}`,
]

/** The rules for the classes that Temml writes, by class. */
const rules: readonly [name: string, rule: string][] = [
  aligned('left'),
  aligned('right'),
  ['tml-jot', '.tml-jot>mtr>mtd{padding-block:.7ex}'],
  ['tml-small', '.tml-small mtd{padding-block:.35ex}'],
  ['tml-vec', '@supports (-moz-appearance:none){.tml-vec{transform:scale(.75)}}'],
  ...moved('sml', 0.07),
  ...moved('med', 0.14),
  ...moved('lrg', 0.21),
  ['wbk-acc', `@supports ${webkit}{.wbk-acc{transform:translate(0,.431em)}}`],
  inChromium('tml-overline', 'padding:.1em 0 0;border-block-start:.065em solid'),
  inChromium('tml-underline', 'padding:0 0 .1em;border-block-end:.065em solid'),
  inChromium('tml-fbox', 'padding:3pt;border:1px solid'),
  [
    'tml-cancel',
    `@supports ${chromium}{menclose{position:relative}.tml-cancel{display:inline-block;position:absolute;inset:0;background:currentColor}}`,
  ],
  strike('upstrike', '.05em 100%,0 calc(100% - .05em),calc(100% - .05em) 0,100% .05em'),
  strike('downstrike', '0 .05em,.05em 0,100% calc(100% - .05em),calc(100% - .05em) 100%'),
  strike('sout', '0 calc(55% + .033em),0 calc(55% - .033em),100% calc(55% - .033em),100% calc(55% + .033em)'),
  strike(
    'tml-xcancel',
    '.05em 0,0 .05em,calc(50% - .05em) 50%,0 calc(100% - .05em),.05em 100%,50% calc(50% + .05em),calc(100% - .05em) 100%,100% calc(100% - .05em),calc(50% + .05em) 50%,100% .05em,calc(100% - .05em) 0,50% calc(50% - .05em)',
  ),
  ...[1.9, 3.9, 5.8, 7.8].map((width, index) => inChromium(`tml-hat-${index + 1}`, `transform:scale(${width},1)`)),
  ...[2, 3, 4].map((width) => inChromium(`tml-tilde-${width}`, `transform:scale(${width},1.1)`)),
]

/**
 * Returns the styles that the formulas of an article need, as an element, or an empty text. Few pages have formulas, so
 * the rules are not part of the style sheet.
 */
export const formulaStyles = (article: string): string => {
  if (!article.includes('<math')) return ''
  const used = new Set(
    [...article.matchAll(/<m\w+ [^>]*?class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const needed = rules.filter(([name]) => used.has(name)).map(([, rule]) => rule)
  return needed.length === 0 ? '' : `<style>${needed.join('')}</style>`
}
