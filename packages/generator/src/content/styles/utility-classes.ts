/** Sizes at the end of a class: `-4`, `-1/2`, `-full`, `-[20px]`. */
const size = String.raw`(?:\d+(?:\.5)?|\d+\/\d+|px|auto|full|screen|fit|min|max|prose|none|\d?x[sl]|sm|md|lg)`
const colour = String.raw`(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(?:50|[1-9]00|950)|white|black|transparent|current)(?:\/\d+)?`

/** Names that only a utility style sheet has: those of Tailwind and similar libraries, of Bootstrap, and of Infima. */
const patterns = [
  // hover:underline, md:grid, dark:bg-black, w-[20px]
  String.raw`!?[a-z][a-z\d-]*(?:\[[^\]]*\])?:!?-?[a-z].*`,
  String.raw`-?[a-z][a-z-]*-\[[^\]]+\]`,
  String.raw`-?[mp][trblxyse]?-${size}`,
  `-?(?:gap|space|inset)(?:-[xy])?-${size}`,
  `(?:min-|max-)?[wh]-${size}`,
  `size-${size}`,
  `-?(?:top|right|bottom|left)-${size}`,
  'text-(?:base|left|center|right|justify|nowrap|[a-z]*muted)',
  `(?:text|rounded|shadow|max-w)-(?:\\d?x[sl]|sm|md|lg|full)`,
  'rounded-(?:[trbl]|[tb][lr])(?:-(?:none|sm|md|lg|[23]?xl|full))?',
  `(?:text|bg|border|from|to|via|ring|fill|stroke|divide|placeholder|accent|decoration|outline)-${colour}`,
  'font-(?:thin|light|normal|medium|semibold|bold|extrabold|sans|serif|mono)',
  '(?:inline-)?flex-(?:row|col|wrap|nowrap|auto|none|grow|shrink|1)(?:-reverse)?',
  '(?:items|justify|content|self|justify-items|place-items|place-content)-(?:start|end|center|between|around|evenly|stretch|baseline)',
  String.raw`(?:grid-)?(?:cols|rows)-\d+`,
  String.raw`(?:col|row)-(?:span|start|end)-\d+`,
  String.raw`(?:leading|tracking)-(?:\d+|none|tight(?:er)?|snug|normal|relaxed|loose|wider?|widest)`,
  String.raw`(?:opacity|z|duration|delay|order|scale|rotate|basis|border|border-[trblxy])-\d+`,
  'overflow-(?:[xy]-)?(?:auto|hidden|scroll|visible)',
  'object-(?:cover|contain|fill)',
  'whitespace-(?:normal|nowrap|pre|pre-line|pre-wrap)',
  '(?:cursor|select|pointer-events)-(?:pointer|default|none|auto|all|text)',
  String.raw`d-(?:(?:sm|md|lg|xl)-)?(?:none|inline|inline-block|block|flex|grid)`,
  String.raw`col-(?:sm|md|lg|xl)(?:-\d+)?`,
  // text--center, margin-bottom--lg, col--6, button--primary, card__header
  '(?:text|shadow)--[a-z]+',
  '(?:margin|padding)(?:-(?:top|right|bottom|left|horiz|vert))?--(?:none|xs|sm|md|lg|xl)',
  String.raw`col--(?:offset-)?\d+`,
  '(?:button|badge|alert|hero|pills|avatar)--[a-z]+',
  '(?:card|avatar|hero)__[a-z]+',
]

const utility = new RegExp(`^(?:${patterns.join('|')})$`)

/**
 * Whether a class looks like a utility class. Words that a site may use for anything, such as `flex` and `card`, do not
 * count.
 */
export const isUtility = (name: string): boolean => utility.test(name)

/**
 * Returns a function that says whether selectors of a style sheet contain a class: exactly, or by a part as in
 * `[class*="col-"]`.
 */
export const definedClasses = (css: string): ((name: string) => boolean) => {
  const names = new Set<string>()
  for (const [, name = ''] of css.matchAll(/\.((?:[\w-]|\\.|[^\0-\x7F])+)/g)) names.add(name.replaceAll(/\\(.)/g, '$1'))
  const parts = [...css.matchAll(/\[class[~|^$*]?=\s*["']?([^"'\]\s]+)/g)].map(([, part = '']) => part)
  return (name) => names.has(name) || parts.some((part) => name.includes(part))
}

/** Names of the classes of all elements in HTML. */
export const usedClasses = (html: string): Set<string> =>
  new Set([...html.matchAll(/<[a-z][^<>]*?\sclass="([^"]+)"/gi)].flatMap(([, names = '']) => names.split(/\s+/)))
