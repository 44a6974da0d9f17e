import { z } from 'zod'
import type { Integration } from '../site-components/integration.ts'
import { docsSchema } from './docs.ts'
import { calendarName, chromeLanguage, languageTag } from './language-tag.ts'
import { type NavbarItemInput, navbarItemSchema } from './navbar.ts'
import { severitySchema } from './severity.ts'

const text = z.string().min(1)
const sitePath = z
  .string()
  .regex(/^\/(?!\/)/, { error: 'a path of the site that starts with one "/": /docs/guide/docker', abort: true })
  .regex(/^[^?#]*$/, 'a path of the site alone, without "?" and "#" and what follows them: /docs/guide/docker')
const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour of the form #rrggbb')

const localeSchema = z.strictObject({
  /** BCP 47 tag: `en`. */
  code: languageTag,
  /** The language's own name. */
  label: text,
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  calendar: calendarName.default('gregory'),
})

const contactSchema = z.strictObject({
  kind: z.enum(['repository', 'articles', 'messenger', 'email']),
  /** Address of the profile; `mailto:…` for an e-mail address. */
  href: z.url(),
})

const searchSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    /** A full-text index that is built with the site and works offline. */
    provider: z.literal('embedded'),
  }),
  z.strictObject({
    /** A hosted service. Each key may come from the environment instead, which wins. */
    provider: z.literal('hosted'),
    /** Or `SEARCH_APPLICATION_ID`. */
    applicationId: text.optional(),
    /** Key that can search only, as everyone can read it. Or `SEARCH_KEY`. */
    searchKey: text.optional(),
    /** Or `SEARCH_INDEX_NAME`. */
    indexName: text.optional(),
  }),
])

/** Content plan where the configuration names none. */
export const defaultPlanFile = 'content/plan.tsv'
/** Icon of a site whose configuration names none. */
export const defaultFavicon = '/favicon.svg'

/** Schema of `site.config.ts`: the only configuration of the site. */
export const siteConfigSchema = z.strictObject({
  /** Name of the site, in every page's title. */
  title: text,
  /** One sentence that says what the site is; title of the home page and its description. */
  tagline: text,
  /** Origin where the site is published: `https://handbook.example.com`. */
  url: z
    .url({ abort: true })
    .refine(
      (url) => /^https?:\/\/[^/?#]+$/.test(url),
      'an origin without a path or a trailing slash: https://handbook.example.com',
    ),
  /** Path under which the site is published; starts and ends with `/`. */
  baseUrl: z
    .string()
    .regex(/^\/(?:[^/?#]+\/)*$/, 'a path that starts and ends with "/"')
    .default('/'),
  /** Icon in `static/`, as a path of the site. */
  favicon: sitePath.default(defaultFavicon),
  /** Between the page's and the site's names in a title. */
  titleDelimiter: text.default('|'),
  /** Language of the chrome; one of `locales`. */
  lang: chromeLanguage.default('en'),
  /** Languages of the language menu. */
  locales: z
    .array(localeSchema)
    .min(1)
    .superRefine((locales, context) => {
      for (const [index, { code }] of locales.entries()) {
        if (locales.findIndex((other) => other.code === code) === index) continue
        context.addIssue({ code: 'custom', path: [index, 'code'], message: 'a code that no locale above has' })
      }
    })
    .default([{ code: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' }]),
  /** Repository of the site's source. */
  repository: z.strictObject({
    url: z.url(),
    /** Branch that edit links point at. */
    branch: text.default('main'),
  }),
  /** Where the reader can find the author, in the footer. */
  contacts: z.array(contactSchema).default([]),
  author: z.strictObject({ name: text }),
  /** Service that the site is published on, for the credit in the footer. */
  hosting: z.strictObject({ label: text, href: z.url() }),
  footer: z
    .strictObject({
      /** Year of the copyright note. */
      copyrightYear: z.int().min(1990).max(9999).default(2025),
    })
    .prefault({}),
  /** Colour of the browser's own chrome. */
  themeColor: hexColor.default('#1f2328'),
  navbar: z
    .strictObject({
      hideOnScroll: z.boolean().default(true),
      items: z.array(navbarItemSchema).default([{ type: 'search', position: 'right' }]),
    })
    .prefault({}),
  docs: docsSchema,
  /** The front page. */
  home: z
    .strictObject({
      /** Ids of the documents to start with, in order. */
      featured: z.array(text).default([]),
      /** The samples are checked before each publication (`check:samples`): the front page counts those that are. */
      checkedSamples: z.boolean().default(false),
      /** How many of the latest changes are shown. */
      recent: z.int().min(0).max(50).default(8),
    })
    .prefault({}),
  /** Components of the site that documents use without an import. */
  components: z
    .strictObject({
      /** Folder of the components, from the site's folder: `note.tsx` is `<Note>`. */
      path: text.default('components'),
      /** `directive`: a module that starts with 'use client' becomes interactive in the browser. `auto`: so does a module that uses state, effects or event handlers. */
      hydrate: z.enum(['directive', 'auto']).default('directive'),
    })
    .prefault({}),
  /** Style sheets of the site, as paths from its folder. They come after ours, in a layer of their own. */
  styles: z.array(text.regex(/\.css$/, 'a path of a style sheet: ./theme.css')).default([]),
  /** Packages that add components, Vite plugins, checks of documents or samples, or files of the build: `[clocks({ … })]`. */
  integrations: z
    .array(
      z.custom<Integration>(
        (value) => typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string',
        'what a function of an integration returns: clocks({ … })',
      ),
    )
    .default([]),
  /** Content plan that `check` holds the documents against. */
  plan: z
    .strictObject({
      /** A table with tabs; may be missing. */
      path: text.default(defaultPlanFile),
      /** `true`: what is missing or too short is an error; `false`: a warning. */
      enforce: z.boolean().default(false),
    })
    .prefault({}),
  /** Compatibility of the Markdown format. */
  markdown: z
    .strictObject({
      /** HTML comments in MDX. */
      comments: z.boolean().default(true),
      /** `:::note` with its title after a space; `{ keywords: ['security'] }` adds words of the site's own. */
      admonitions: z
        .union([
          z.boolean(),
          z.strictObject({
            /** Words that may stand after `:::`. They show as notes, with the word as title. */
            keywords: z.array(z.string().regex(/^[\p{L}\p{N}_-]+$/u, 'one word')).default([]),
            /** `false`: the site has these words only. */
            extendDefaults: z.boolean().default(true),
          }),
        ])
        .default(true),
      /** `{#id}` at the end of a heading. */
      headingIds: z.boolean().default(true),
      /** A heading that stands twice on a page, skips a level, or is the page's second one of level 1. */
      headings: severitySchema.default('warn'),
      /** On the first line of a code block: a language that is not known, a word that nothing reads, a line that the block does not have. */
      codeMeta: severitySchema.default('warn'),
    })
    .prefault({}),
  /** Addresses of moved documents. */
  redirects: z
    .array(
      z.strictObject({
        /** Old path or paths. */
        from: z.union([sitePath, z.array(sitePath).min(1)]),
        /** A page of the site. */
        to: sitePath,
      }),
    )
    .default([]),
  /** A link to a page that does not exist. */
  onBrokenLinks: severitySchema.default('throw'),
  /** A whole address of the site itself that no page has: another program may serve it. */
  onBrokenOwnLinks: severitySchema.default('warn'),
  /** Paths that another program serves, with everything below them: `['/blog', '/repl']`. Links there are not checked. */
  servedElsewhere: z
    .array(
      sitePath
        .transform((path) => path.replace(/\/+$/, ''))
        .refine((path) => path !== '', 'a path below the root: the site itself serves "/"'),
    )
    .default([]),
  /** Schemes of applications that links may begin with, beside those that are widely known: `['myapp']`. */
  linkSchemes: z.array(z.string().regex(/^[a-z][a-z\d+.-]*$/, 'a scheme in lower case, without ":"')).default([]),
  /** An image, film or recording that does not exist. */
  onBrokenImages: severitySchema.default('throw'),
  /** Values for components, which read them from `useDocusaurusContext().siteConfig.customFields`. They are sent to browsers as JSON. */
  customFields: z.record(z.string(), z.json()).default({}),
  /** A relative link to a `.md` or `.mdx` file that does not exist. */
  onBrokenMarkdownLinks: severitySchema.default('warn'),
  /** A link to a heading that does not exist. */
  onBrokenAnchors: severitySchema.default('warn'),
  /** Two documents at one path. */
  onDuplicateRoutes: severitySchema.default('warn'),
  /** Two documents of one title. */
  onDuplicateTitles: severitySchema.default('warn'),
  /** Classes that look like utilities (`mt-4`, `md:flex`), and that no style sheet of the site defines. */
  onUndefinedClasses: severitySchema.default('warn'),
  /** A key of the front matter that nothing reads. */
  onUnknownFrontMatter: severitySchema.default('warn'),
  /** A tag that the vocabulary does not declare. */
  onUndeclaredTags: severitySchema.default('warn'),
  /** A tag of the vocabulary that no document carries. */
  onUnusedTags: severitySchema.default('warn'),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      /** Follow the system until the reader has chosen. */
      respectSystemPreference: z.boolean().default(false),
      /** Show the switch. */
      switchable: z.boolean().default(true),
    })
    .prefault({}),
  /** Bar above the navbar; absent: none. */
  announcement: z
    .strictObject({
      /** A dismissal is remembered for this id; a new id shows the bar again. */
      id: z.string().regex(/^[\w-]+$/, 'letters, digits, "-" and "_"'),
      text,
      link: z.strictObject({ label: text, path: sitePath }).optional(),
      dismissible: z.boolean().default(true),
    })
    .optional(),
  search: searchSchema.default({ provider: 'embedded' }),
  /** The installed and the offline site. */
  offline: z
    .strictObject({
      /** What switches offline mode on. */
      strategies: z
        .array(z.enum(['appInstalled', 'standalone', 'queryString', 'always', 'mobile', 'saveData']))
        .default(['appInstalled', 'standalone', 'queryString']),
      /** The worker writes what it does to the console. */
      debug: z.boolean().default(true),
    })
    .prefault({}),
  /** How code blocks look, and what readers can take away. */
  code: z
    .strictObject({
      /** Ground of the blocks; dark in both colour modes. */
      theme: z.enum(['dark']).default('dark'),
      /** A page that quotes a module offers the whole module, in one file with all that it needs. */
      completeFiles: z.boolean().default(true),
      /** License of quoted modules, for the head of these files, as an SPDX expression: `MIT`. */
      license: z.string().trim().min(1).optional(),
    })
    .prefault({}),
  /** Address for problems with a page; `{title}`, `{path}` and `{file}` are filled in. Absent: no such link. */
  reportUrl: z
    .string()
    .regex(/^https?:\/\//, 'an address that starts with "https://"')
    .refine(
      (url) => !/\{(?!(?:title|path|file)\})\w+\}/.test(url),
      'an address in which only "{title}", "{path}" and "{file}" stand in braces',
    )
    .optional(),
})

/** The configuration after validation, with every default in place. */
export type SiteConfig = z.output<typeof siteConfigSchema>

type ValidatedInput = z.input<typeof siteConfigSchema>

/** The configuration as it is written. */
export interface SiteConfigInput extends Omit<ValidatedInput, 'navbar'> {
  navbar?:
    | (Omit<NonNullable<ValidatedInput['navbar']>, 'items'> & { items?: NavbarItemInput[] | undefined })
    | undefined
}

/** Returns its argument: gives `site.config.ts` completion and type checks. Validation happens when the pipeline loads it. */
export const defineSiteConfig = (config: SiteConfigInput): SiteConfigInput => config
