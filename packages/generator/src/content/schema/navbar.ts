import { z } from 'zod'

const position = z.enum(['left', 'right'])
const text = z.string().min(1)

/** Items of the bar at the top of every page, in order. */
export const navbarItemSchema = z.discriminatedUnion('type', [
  z.strictObject({
    /** A document. The item is marked as current in the whole folder of that document. */
    type: z.literal('doc'),
    /** `guide/docker` */
    docId: text,
    /** Default: the document's title. */
    label: text.optional(),
    position: position.default('left'),
  }),
  z.strictObject({
    /** The first document of a sidebar. */
    type: z.literal('docSidebar'),
    /** `tutorialSidebar` */
    sidebarId: text,
    label: text,
    position: position.default('left'),
  }),
  z.strictObject({
    /** Any address, of this site or another. */
    type: z.literal('link'),
    /**
     * `https://example.com` or a site path: `/docs/tags`. `pathname:///stats` is a path outside the site's pages, and
     * is not checked.
     */
    href: z
      .string()
      .regex(
        /^(?:https?:\/\/|mailto:|pathname:\/\/\/|\/(?!\/))/,
        'an address that starts with "https://", "mailto:" or "/"',
      ),
    label: text,
    position: position.default('left'),
  }),
  z.strictObject({
    /** The search button. */
    type: z.literal('search'),
    position: position.default('right'),
  }),
  z.strictObject({
    /** The list of languages. */
    type: z.literal('locale'),
    position: position.default('right'),
  }),
])

/** A validated item of the navbar. */
export type NavbarItemConfig = z.output<typeof navbarItemSchema>

/** A link without its type, as in Docusaurus. `normalize-config` expands it. */
interface NavbarLinkShorthand extends Omit<
  Extract<z.input<typeof navbarItemSchema>, { type: 'link' }>,
  'type' | 'href'
> {
  type?: never
  href?: string
  /** The same as `href`. */
  to?: string
}

/** An item of the navbar as an author writes it. */
export type NavbarItemInput = z.input<typeof navbarItemSchema> | NavbarLinkShorthand
