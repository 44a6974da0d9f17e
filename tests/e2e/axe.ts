import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Leaves out the rules for whole pages, which do not apply to a demo or to the page of a sample. */
export const rulesForPieces: Readonly<Record<string, { enabled: boolean }>> = Object.fromEntries(
  ['bypass', 'document-title', 'html-has-lang', 'landmark-one-main', 'page-has-heading-one', 'region'].map((rule) => [
    rule,
    { enabled: false },
  ]),
)

interface AxeOptions {
  /** Selector of the part that is examined. Default: the whole page. */
  within?: string
  /** Rules that are not part of axe's default set, or left out of it, by their name. */
  rules?: Readonly<Record<string, { enabled: boolean }>>
}

/**
 * The violations that axe finds in the present state of a page or of a frame, without the frames inside it. Each is
 * the name of the rule and the selectors of the elements.
 */
export const violationsOf = async (frame: Page | Frame, { within, rules = {} }: AxeOptions = {}): Promise<string[]> => {
  // The driver evaluates the text, so the page's policy does not matter.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return frame.evaluate(
    async ({ within, rules }) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(within ?? document, {
        rules,
        iframes: false,
        // For all other results, axe would describe every element of the page.
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { within, rules },
  )
}
